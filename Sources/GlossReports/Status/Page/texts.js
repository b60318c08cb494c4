"use strict";
// What the page says.
const TEXTS = {
  "en": {
    title: "Translation status", skip: "Skip to the list",
    tongue: "Language of this page", theme: "Theme",
    themeAuto: "Auto", themeLight: "Light", themeDark: "Dark",
    overview: "Overall", failures: "Not all catalogs could be read",
    matrix: "Languages and catalogs", list: "What is to be done",
    search: "Search", searchHint: "Key, text, translation or comment",
    language: "Language", catalog: "Catalog", everyLanguage: "All languages", everyCatalog: "All catalogs",
    stateFilter: "States", clear: "Clear filters",
    state: "State", source: "Text", translation: "Translation", comment: "Comment", place: "Place",
    key: "Key", coverage: "Translated", sum: "All languages", sourceLanguage: "source language",
    translated: "Translated", machine_translated: "Machine-translated", needs_review: "To review",
    new: "New", missing: "Missing", stale: "Stale",
    figure: "{percent} translated", figureDetail: "{done} of {total} texts in {languages}",
    nothing: "Nothing to translate", incomplete: "Incomplete", noFigures: "There are no figures.",
    figureRead: "{percent} of what could be read: {done} of {total} texts in {languages}",
    languages_one: "{n} language", languages: "{n} languages",
    texts_one: "{n} text", texts: "{n} texts", textsOf: "{n} of {all}",
    cell: "{language}, {catalog}: {percent}, {done} of {total}", absent: "not in this catalog",
    cellCount: "{language}, {state}: {n}",
    below: "below {percent}", languagesBelow: "{n} languages below {percent}.",
    languagesBelow_one: "{n} language below {percent}.", none: "no text yet",
    noneFound: "No text fits these filters.", allDone: "Nothing is left to do.",
    allReadDone: "Nothing is left to do in what could be read.",
    previous: "Previous", next: "Next", page: "Page {n} of {all}", pages: "Pages",
    made: "Made by gloss {version}", keys: "/ searches · Esc clears",
    sortBy: "sort by {name}", inSome: "in {n} of {all} catalogs",
  },
  "zh-Hans": {
    title: "翻译进度", skip: "跳到列表",
    tongue: "页面语言", theme: "主题",
    themeAuto: "自动", themeLight: "浅色", themeDark: "深色",
    overview: "总体", failures: "有目录无法读取",
    matrix: "语言与目录", list: "待处理",
    search: "搜索", searchHint: "键、原文、译文或注释",
    language: "语言", catalog: "目录", everyLanguage: "所有语言", everyCatalog: "所有目录",
    stateFilter: "状态", clear: "清除筛选",
    state: "状态", source: "原文", translation: "译文", comment: "注释", place: "位置",
    key: "键", coverage: "已翻译", sum: "所有语言", sourceLanguage: "源语言",
    translated: "已翻译", machine_translated: "机器翻译", needs_review: "待复核",
    new: "新增", missing: "缺少", stale: "已过时",
    figure: "已翻译 {percent}", figureDetail: "{languages}，{total} 条中的 {done} 条",
    nothing: "没有要翻译的内容", incomplete: "不完整", noFigures: "没有数字。",
    figureRead: "可读取部分的 {percent}：{languages}，{total} 条中的 {done} 条",
    languages: "{n} 种语言", texts: "{n} 条", textsOf: "{all}中的 {n} 条",
    cell: "{language}，{catalog}：{percent}，{total} 条中的 {done} 条", absent: "此目录中没有",
    cellCount: "{language}，{state}：{n}",
    below: "低于 {percent}", languagesBelow: "{n} 种语言低于 {percent}。", none: "尚无译文",
    noneFound: "没有符合筛选条件的文字。", allDone: "全部完成。",
    allReadDone: "可读取的部分已全部完成。",
    previous: "上一页", next: "下一页", page: "第 {n} 页，共 {all} 页", pages: "分页",
    made: "由 gloss {version} 生成", keys: "/ 搜索 · Esc 清除",
    sortBy: "按{name}排序", inSome: "{all} 个目录中的 {n} 个",
  },
};

/** The language of the page: the one chosen before, else the first of the browser's that it speaks. */
function firstTongue() {
  const chosen = remembered.read("tongue");
  if (chosen in TEXTS) return chosen;
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

/** A text of the page; numbers among the values are written as the language writes them. */
function say(name, values = {}) {
  const texts = TEXTS[tongue];
  const text = (values.n === 1 && texts[name + "_one"]) || texts[name];
  return text.replace(/\{(\w+)\}/g, (_, slot) =>
    typeof values[slot] === "number" ? numbers.format(values[slot]) : values[slot]);
}

const percentText = (value) => value === null ? "–" : `${numbers.format(value)}%`;
