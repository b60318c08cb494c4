"use strict";
// The texts of all pages, and their language.
const DATA = JSON.parse(document.getElementById("data").textContent);

const COMMON_TEXTS = {
  "en": {
    skip: "Skip to the list", tongue: "Language of this page", theme: "Theme", themeAuto: "Auto",
    themeLight: "Light", themeDark: "Dark", search: "Search", language: "Language",
    everyLanguage: "All languages", clear: "Clear filters", comment: "Comment", place: "Place", key: "Key",
    previous: "Previous", next: "Next", page: "Page {n} of {all}", pages: "Pages",
    made: "Made by gloss {version}", keys: "/ searches · Esc clears",
  },
  "zh-Hans": {
    skip: "跳到列表", tongue: "页面语言", theme: "主题", themeAuto: "自动", themeLight: "浅色", themeDark: "深色",
    search: "搜索", language: "语言", everyLanguage: "所有语言", clear: "清除筛选", comment: "注释", place: "位置", key: "键",
    previous: "上一页", next: "下一页", page: "第 {n} 页，共 {all} 页", pages: "分页", made: "由 gloss {version} 生成",
    keys: "/ 搜索 · Esc 清除",
  },
};

/** The language of the page: chosen before, asked for when it was made, else the browser's first that it speaks. */
function firstTongue() {
  for (const chosen of [remembered.read("tongue"), DATA.tongue]) if (chosen in COMMON_TEXTS) return chosen;
  for (const wish of navigator.languages ?? [navigator.language]) {
    if (/^zh\b/i.test(wish)) return "zh-Hans";
    if (/^en\b/i.test(wish)) return "en";
  }
  return "en";
}

let tongue = firstTongue();
let numbers = new Intl.NumberFormat(tongue);

function setTongue(chosen) {
  tongue = chosen;
  numbers = new Intl.NumberFormat(chosen);
}

const textOf = (name) => TEXTS[tongue][name] ?? COMMON_TEXTS[tongue][name];

/** A text of the page; numbers among the values are written as the language writes them. */
function say(name, values = {}) {
  const text = (values.n === 1 && textOf(name + "_one")) || textOf(name);
  return text.replace(/\{(\w+)\}/g, (_, slot) =>
    typeof values[slot] === "number" ? numbers.format(values[slot]) : values[slot]);
}

const percentText = (value) => value === null ? "–" : `${numbers.format(value)}%`;
