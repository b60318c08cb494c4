// swift-format-ignore-file
// Made by Scripts/status-page from the files in Page: change those.

extension StatusPage {
  static let template = ###"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-Smrv3+X0/Rkx5fSUX0/wvvG5qrvXowmpOhgIa7jpwJQ='; script-src 'sha256-/uskeIDVA/bg0uchncK4T/r6bK6Ni6mu09ihMAOXr1M=' 'sha256-8ZKuJwYLuBfOrd813zeJX/kyzOwar0IIDNlW9WzPuKs='; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>Translation status</title>
<style>:root {
  color-scheme: light dark;
  --ground: light-dark(#f7f7f5, #141517);
  --surface: light-dark(#ffffff, #1b1d20);
  --raised: light-dark(#f2f2ef, #24272b);
  --ink: light-dark(#1d1f23, #e9e9e6);
  --muted: light-dark(#5b6068, #a3a8b0);
  --line: light-dark(#e5e5e0, #2c3035);
  --strong-line: light-dark(#8a8f98, #6d737c);
  --accent: light-dark(#2d55c9, #8fb0ff);
  --chosen: light-dark(#e9effd, #232d45);
  --mark: light-dark(#ffe58a, #6b5600);
  --translated: light-dark(#2f9160, #4fbf88);
  --machine: light-dark(#8464d6, #a78bf0);
  --review: light-dark(#d99a1c, #e0ac47);
  --new: light-dark(#3f83d6, #64a4f0);
  --missing: light-dark(#d8d9d4, #3a3e44);
  --absence: light-dark(#c4473b, #f08a7f);
  --stale: light-dark(#8a8f98, #7b818a);
  --good-text: light-dark(#1c6e46, #6fd3a1);
  --bad-text: light-dark(#ab3327, #f59a90);
  --review-text: light-dark(#7d5500, #eec06b);
  --new-text: light-dark(#1f5da8, #8dbdf7);
  --machine-text: light-dark(#5f41b3, #bfa8f7);
  --text: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "PingFang SC", "Microsoft YaHei", "Noto Sans", "Noto Sans CJK SC", sans-serif;
  --code: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", monospace;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }

*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 14px/1.45 var(--text); text-size-adjust: 100%; }
h1, h2, p, dl, dd, ul, fieldset { margin: 0; padding: 0; border: 0; }
h2 { font-size: 15px; font-weight: 650; margin-bottom: 10px; }
code { font: 12px/1.4 var(--code); }
button, input, select { font: inherit; color: inherit; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
#list:focus { outline: none; }
.quiet, legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 12px; top: -60px; padding: 6px 12px; background: var(--accent); color: var(--surface); border-radius: 6px; z-index: 9; }
.skip:focus { top: 8px; }
.warning { color: var(--bad-text); }

.top, main, .bottom, noscript { display: block; max-width: 1480px; margin: 0 auto; padding: 0 28px; }
.top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px 24px; padding-top: 18px; padding-bottom: 18px; }
.brand { display: flex; align-items: center; gap: 10px; }
.mark { display: grid; place-items: center; width: 26px; height: 26px; padding-bottom: 4px; border-radius: 7px; background: var(--ink); color: var(--ground); font: italic 700 20px/1 Georgia, "Noto Serif", serif; }
h1 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; }
.preferences { display: flex; flex-wrap: wrap; gap: 8px; }
.segments { display: flex; padding: 2px; border-radius: 8px; background: light-dark(#eaeae6, #212327); }
.segments label { position: relative; }
.segments input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.segments span { display: block; padding: 2px 10px; border-radius: 6px; font-size: 12.5px; color: var(--muted); }
.segments input:checked + span { background: var(--surface); color: var(--ink); box-shadow: 0 0 0 1px var(--line); }
.segments input:focus-visible + span { outline: 2px solid var(--accent); }
main > section { margin-bottom: 30px; }
.bottom { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 24px; padding-top: 6px; padding-bottom: 28px; color: var(--muted); font-size: 12.5px; }

.failures { padding: 14px 18px; border: 1px solid var(--absence); border-radius: 10px; background: var(--surface); }
.failures h2 { color: var(--bad-text); margin-bottom: 6px; }
.failures ul { padding-left: 18px; overflow-wrap: anywhere; }

.overview { padding: 18px 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.figure { color: var(--muted); }
.figure strong:not(.warning) { color: var(--ink); }
.figure strong { margin-right: 6px; font-size: 22px; font-weight: 650; letter-spacing: -0.015em; font-variant-numeric: tabular-nums; }
.overall { margin-top: 12px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 10px; font-size: 13px; }
.legend div { display: flex; gap: 6px; }
.legend dt { color: var(--muted); }
.legend dd { font-weight: 600; font-variant-numeric: tabular-nums; }

.bar { display: flex; gap: 1px; height: 6px; border-radius: 3px; overflow: hidden; background: var(--missing); }
.bar.large { height: 10px; border-radius: 5px; }
.part { min-width: 2px; flex-basis: 0; }
.part.translated, .dot.translated { background: var(--translated); }
.part.machine_translated, .dot.machine_translated { background: var(--machine); }
.part.needs_review, .dot.needs_review { background: var(--review); }
.part.new, .dot.new { background: var(--new); }
.part.missing { background: var(--missing); }
.dot { display: inline-block; width: 9px; height: 9px; margin-right: 6px; border-radius: 3px; }
.dot.missing { background: var(--missing); box-shadow: inset 0 0 0 1px var(--strong-line); }
.dot.stale { background: none; box-shadow: inset 0 0 0 2px var(--stale); }

table { border-collapse: separate; border-spacing: 0; }
th { text-align: start; font-weight: 550; }
.plain { padding: 0; border: 0; background: none; text-align: inherit; font-weight: inherit; cursor: pointer; }
.plain:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
.scroller { overflow: auto; max-height: 70vh; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.matrix { width: 100%; font-variant-numeric: tabular-nums; }
.matrix th, .matrix td { padding: 5px 10px; border-bottom: 1px solid var(--line); white-space: nowrap; }
.matrix tbody tr:last-child > * { border-bottom: 0; }
.matrix thead th { position: sticky; top: 0; z-index: 2; padding-top: 8px; padding-bottom: 8px; background: var(--surface); color: var(--muted); font-size: 12.5px; font-weight: 500; vertical-align: bottom; }
.matrix .name { position: sticky; left: 0; z-index: 1; padding-left: 18px; background: var(--surface); }
.matrix thead .name, .matrix tfoot .name { z-index: 3; }
.matrix tfoot > tr > * { position: sticky; bottom: 0; z-index: 2; border-top: 1px solid var(--strong-line); border-bottom: 0; background: var(--surface); }
.matrix .name code { margin-left: 4px; white-space: nowrap; color: var(--muted); font-weight: 400; }
.matrix small { margin-left: 5px; color: var(--muted); font-size: 11.5px; font-weight: 400; }
.matrix .wide { min-width: 120px; }
.matrix .percent { width: 1%; text-align: end; font-weight: 600; }
.matrix .share { width: 1%; padding-left: 0; color: var(--muted); font-size: 12.5px; text-align: end; }
.matrix .number { width: 1%; text-align: end; }
.matrix .name { width: 1%; }
.matrix th:last-child, .matrix td:last-child { padding-right: 18px; }
.matrix .under { color: var(--bad-text); }
.matrix .under::before { content: "▾ "; font-weight: 400; }
.matrix .full { color: var(--good-text); }
.matrix .catalog { width: 112px; min-width: 112px; white-space: normal; overflow-wrap: anywhere; }
.matrix thead .catalog { padding-left: 13px; }
.matrix td.cell { padding: 3px 5px; }
.matrix .cell button, .matrix .cell div { display: grid; gap: 3px; width: 100%; min-width: 76px; padding: 4px 7px 5px; border: 1px solid transparent; border-radius: 6px; background: none; font-size: 12.5px; text-align: start; }
.matrix .cell button { cursor: pointer; }
.matrix .cell button:hover { border-color: var(--line); background: var(--raised); }
.matrix .cell .bar { height: 4px; }
.matrix .absent { color: var(--muted); text-align: center; }
.matrix [aria-pressed="true"].plain { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
.matrix .cell [aria-pressed="true"] { border-color: var(--accent); background: var(--chosen); }
.matrix tbody tr:hover > * { background: var(--raised); }
.matrix tr.chosen > * { background: var(--chosen); }
.sort::after { content: "↕"; margin-left: 4px; opacity: 0.45; }
[aria-sort="ascending"] .sort { color: var(--ink); }
[aria-sort="ascending"] .sort::after { content: "↓"; opacity: 1; }

.filters { position: sticky; top: 0; z-index: 4; display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0 -28px; padding: 10px 28px; background: var(--ground); }
.filters input, .filters select { height: 32px; padding: 0 10px; border: 1px solid var(--strong-line); border-radius: 8px; background: var(--surface); }
.filters select { max-width: 230px; text-overflow: ellipsis; }
.search { flex: 1 1 240px; max-width: 420px; }
.search input { width: 100%; }
.search input::placeholder { color: var(--muted); opacity: 1; }
.states { display: flex; flex-wrap: wrap; gap: 6px; }
.chip { display: inline-flex; align-items: center; height: 32px; padding: 0 11px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); color: var(--muted); font-size: 13px; cursor: pointer; }
.chip b { margin-left: 5px; color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
.chip:hover { border-color: var(--strong-line); }
.chip[aria-pressed="true"] { border-color: var(--accent); background: var(--chosen); color: var(--ink); }
#clear { color: var(--accent); font-size: 13px; }
.count { margin: 2px 0 8px; color: var(--muted); font-size: 12.5px; font-variant-numeric: tabular-nums; }

.list { width: 100%; table-layout: fixed; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden; }
.list th { padding: 8px 12px; border-bottom: 1px solid var(--line); color: var(--muted); font-size: 12.5px; font-weight: 500; }
.list td { padding: 8px 12px; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
.list tr:last-child td { border-bottom: 0; }
.list tbody tr:hover { background: var(--raised); }
.list th:nth-child(1) { width: 150px; }
.list th:nth-child(4) { width: 24%; }
.list th:nth-child(5) { width: 17%; }
.list.plainly :is(th, td):nth-child(4) { display: none; }
.list div { white-space: pre-wrap; }
.list .tongue { display: block; margin-top: 3px; color: var(--muted); font-size: 12.5px; }
.list .source code { display: block; margin-top: 3px; color: var(--muted); white-space: pre-wrap; }
.list .leaf { display: inline-block; margin-top: 4px; padding: 0 6px; border: 1px solid var(--line); border-radius: 4px; color: var(--muted); font: 11.5px/1.5 var(--code); }
.list .comment { color: var(--muted); font-size: 13px; }
.list .place code { color: var(--muted); font-size: 11.5px; }
.list .none { color: var(--muted); font-style: italic; }
.list .none:lang(zh) { font-style: normal; }
.slot { color: var(--new-text); }
mark { border-radius: 2px; background: var(--mark); color: inherit; }
.tag { display: inline-block; padding: 0 7px; border: 1px solid; border-radius: 5px; font-size: 12px; font-weight: 550; line-height: 19px; }
.tag.missing { color: var(--bad-text); }
.tag.new { color: var(--new-text); }
.tag.needs_review { color: var(--review-text); }
.tag.machine_translated { color: var(--machine-text); }
.tag.stale { color: var(--muted); }
.empty { padding: 44px 20px; border: 1px dashed var(--line); border-radius: 12px; color: var(--muted); text-align: center; }
.pager { display: flex; align-items: center; justify-content: center; gap: 16px; margin-top: 14px; font-size: 13px; font-variant-numeric: tabular-nums; }
.pager button { height: 32px; padding: 0 14px; border: 1px solid var(--strong-line); border-radius: 8px; background: var(--surface); cursor: pointer; }
.pager button:disabled { border-color: var(--line); color: var(--muted); opacity: 0.55; cursor: default; }
.notice { padding: 12px 0; }

@media screen and (max-width: 1000px) {
  .matrix .wide { min-width: 96px; }
  .list th:nth-child(1) { width: 128px; }
  .list th:nth-child(5) { width: 15%; }
}

@media screen and (max-width: 760px) {
  .top, main, .bottom { padding-left: 16px; padding-right: 16px; }
  .overview { padding: 14px 16px; }
  .figure strong { display: block; }
  .matrix th, .matrix td { padding-left: 8px; padding-right: 8px; }
  .matrix .name { min-width: 124px; padding-left: 14px; white-space: normal; }
  .matrix .wide { min-width: 72px; }
  .matrix .share { max-width: 0; padding: 0; overflow: hidden; font-size: 0; }
  .filters { position: static; margin: 0 -16px; padding: 10px 16px; }
  .search { flex-basis: 100%; max-width: none; }
  .filters label:not(.search) { flex: 1 1 40%; min-width: 0; }
  .list .translation:has(.none) { display: none; }
  .filters select { width: 100%; max-width: none; }
  .chip { padding: 0 9px; }
  .list, .list tbody { display: block; }
  .list thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .list tr { display: block; padding: 10px 14px; border-bottom: 1px solid var(--line); }
  .list tr:last-child { border-bottom: 0; }
  .list td { display: block; padding: 2px 0; border: 0; }
  .list td:empty { display: none; }
  .list .state { display: flex; align-items: center; gap: 8px; }
  .list .tongue { margin: 0; }
  .list .translation::before, .list .comment::before { content: attr(data-title); display: block; margin-top: 4px; color: var(--muted); font-size: 11.5px; }
}

@media (prefers-reduced-motion: no-preference) {
  .cell button, .chip, .segments span { transition: background-color 0.12s, border-color 0.12s; }
}

@media print {
  :root, :root[data-theme] { color-scheme: light; }
  body { background: none; font-size: 10pt; }
  .preferences, .filters, .pager, .skip, .keys, .sort::after { display: none !important; }
  .top, main, .bottom { max-width: none; padding-left: 0; padding-right: 0; }
  .scroller { max-height: none; overflow: visible; }
  .matrix { font-size: 8.5pt; }
  .matrix thead th, .matrix .name, .matrix tfoot > tr > * { position: static; }
  .matrix :is(th, td) { padding: 3px 5px; white-space: normal; }
  .matrix .wide { min-width: 50px; }
  .matrix .catalog, .matrix .cell :is(button, div) { width: auto; min-width: 0; padding: 0 2px; }
  .matrix.broad :is(.catalog, .cell) { display: none; }
  .list { font-size: 8.5pt; }
  .list td { padding: 5px 8px; }
  .list th:nth-child(1) { width: 90px; }
  .list { overflow: visible; }
  .list tr, .matrix tr { break-inside: avoid; }
  .list thead { display: table-header-group; }
  .bar, .part, .dot, mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
</style>
<script>"use strict";
// Before anything is shown, so that no other theme flashes up.
var remembered = {
  read(name) { try { return localStorage.getItem("gloss-status-" + name); } catch { return null; } },
  write(name, value) { try { localStorage.setItem("gloss-status-" + name, value); } catch { /* a private window */ } },
};
if (["light", "dark"].includes(remembered.read("theme"))) {
  document.documentElement.dataset.theme = remembered.read("theme");
}
</script>
</head>
<body>
<a class="skip" href="#" id="skip" data-t="skip"></a>
<header class="top">
  <div class="brand"><span class="mark" aria-hidden="true">g</span><h1 data-t="title"></h1></div>
  <div class="preferences">
    <fieldset class="segments" id="tongue">
      <legend data-t="tongue"></legend>
      <label><input type="radio" name="tongue" value="en"><span lang="en">English</span></label>
      <label><input type="radio" name="tongue" value="zh-Hans"><span lang="zh-Hans">简体中文</span></label>
    </fieldset>
    <fieldset class="segments" id="theme">
      <legend data-t="theme"></legend>
      <label><input type="radio" name="theme" value="auto"><span data-t="themeAuto"></span></label>
      <label><input type="radio" name="theme" value="light"><span data-t="themeLight"></span></label>
      <label><input type="radio" name="theme" value="dark"><span data-t="themeDark"></span></label>
    </fieldset>
  </div>
</header>
<noscript><p class="notice">This page shows its figures with a script. Allow scripts for it, or use <code>gloss status --format markdown</code>.</p></noscript>
<main>
  <section id="failures" class="failures" aria-labelledby="failures-title" hidden>
    <h2 id="failures-title" data-t="failures"></h2>
    <ul></ul>
  </section>
  <section class="overview" aria-labelledby="overview-title">
    <h2 id="overview-title" class="quiet" data-t="overview"></h2>
    <p class="figure" id="figure"></p>
    <div class="overall">
      <div class="bar large" id="overall-bar" aria-hidden="true"></div>
      <dl class="legend" id="legend"></dl>
    </div>
  </section>
  <section id="matrix-section" aria-labelledby="matrix-title">
    <h2 id="matrix-title" data-t="matrix"></h2>
    <div class="scroller" id="matrix-scroller" role="region" tabindex="0" aria-labelledby="matrix-title">
      <table class="matrix" id="matrix"><thead></thead><tbody></tbody><tfoot></tfoot></table>
    </div>
  </section>
  <section aria-labelledby="list-title" class="work">
    <h2 id="list-title" data-t="list"></h2>
    <form class="filters" id="filters" role="search">
      <label class="search"><span class="quiet" data-t="search"></span>
        <input type="search" id="search" autocomplete="off" spellcheck="false" enterkeyhint="search"></label>
      <label><span class="quiet" data-t="language"></span><select id="language"></select></label>
      <label id="catalog-label"><span class="quiet" data-t="catalog"></span><select id="catalog"></select></label>
      <div class="states" id="states" role="group"></div>
      <button type="button" class="plain" id="clear" data-t="clear"></button>
    </form>
    <p class="count" id="count" role="status"></p>
    <table class="list" id="list" role="table" aria-labelledby="list-title" tabindex="-1">
      <thead role="rowgroup"><tr role="row">
        <th role="columnheader" scope="col" data-t="state"></th>
        <th role="columnheader" scope="col" data-t="source"></th>
        <th role="columnheader" scope="col" data-t="translation"></th>
        <th role="columnheader" scope="col" data-t="comment"></th>
        <th role="columnheader" scope="col" data-t="place"></th>
      </tr></thead>
      <tbody role="rowgroup"></tbody>
    </table>
    <p class="empty" id="empty" hidden></p>
    <nav class="pager" id="pager" hidden>
      <button type="button" id="previous" data-t="previous"></button>
      <span id="page"></span>
      <button type="button" id="next" data-t="next"></button>
    </nav>
  </section>
</main>
<footer class="bottom"><p id="made"></p><p class="keys" data-t="keys"></p></footer>
<script type="application/json" id="data">{{data}}</script>
<script>"use strict";
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

// The data of the page, and what is worked out from it.
const DATA = JSON.parse(document.getElementById("data").textContent);

/** In the order of a bar. */
const STATES = ["translated", "machine_translated", "needs_review", "new", "missing", "stale"];
/** Those that somebody has to work on, the most urgent first. */
const OPEN = ["missing", "new", "needs_review", "machine_translated", "stale"];

class Counts {
  constructor() { for (const state of STATES) this[state] = 0; }

  add(other) {
    for (const state of STATES) this[state] += other[state];
    return this;
  }

  get total() { return STATES.reduce((sum, state) => sum + (state === "stale" ? 0 : this[state]), 0); }

  /** Rounded down, so that 100 means all; null where there is nothing to translate. */
  get percent() { return this.total ? Math.floor(this.translated * 100 / this.total) : null; }
}

/** The shortest ends of paths that tell them apart. */
function shortNames(paths) {
  return paths.map((path) => {
    const names = path.split("/");
    for (let count = 1; count < names.length; count++) {
      const end = names.slice(-count).join("/");
      if (paths.filter((other) => other === end || other.endsWith("/" + end)).length === 1) return end;
    }
    return path;
  });
}

const model = {
  catalogs: DATA.catalogs,
  shortNames: shortNames(DATA.catalogs.map((catalog) => catalog.path)),
  /** By number of language, then of catalog. */
  cells: DATA.languages.map(() => new Map()),
  languages: DATA.languages.map(() => ({ counts: new Counts(), isSource: true, catalogs: 0 })),
  sums: DATA.catalogs.map(() => new Counts()),
  sum: new Counts(),
};
for (const part of DATA.coverage) {
  const counts = new Counts().add(part.counts);
  const language = model.languages[part.language];
  if (part.isSource) {
    // Beside the others and in no total, as everywhere.
    (language.source ??= new Counts()).add(counts);
    continue;
  }
  model.cells[part.language].set(part.catalog, counts);
  language.isSource = false;
  language.catalogs += 1;
  language.counts.add(counts);
  model.sums[part.catalog].add(counts);
  model.sum.add(counts);
}

const languageName = (index) => DATA.languages[index][tongue];

/** A text without case and accents, so that "resume" finds "Résumé". */
function fold(text) {
  if (/^[\x00-\x7F]*$/.test(text)) return text.toLowerCase();
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The texts as they are searched, made when they are first needed. */
const folded = { texts: [], units: [] };
const foldedText = (index) => folded.texts[index] ??= fold(DATA.texts[index]);
const foldedUnit = (index) => folded.units[index] ??= fold(DATA.units[index].t ?? "");

/**
 * The numbers of the units that fit a filter, and how many there would be in each state if no state
 * were chosen.
 */
function select(filter) {
  const terms = fold(filter.search).split(/\s+/).filter((term) => term);
  const states = Object.fromEntries(OPEN.map((state) => [state, 0]));
  const found = [];
  DATA.units.forEach((unit, index) => {
    if (filter.language !== null && unit.l !== filter.language) return;
    if (filter.catalog !== null && unit.a !== filter.catalog) return;
    const fits = terms.every((term) => foldedText(unit.s).includes(term)
      || foldedText(unit.k).includes(term) || foldedUnit(index).includes(term)
      || foldedText(unit.c).includes(term));
    if (!fits) return;
    states[unit.u] += 1;
    if (!filter.states.size || filter.states.has(unit.u)) found.push(index);
  });
  return { found, states, terms };
}

// What is shown, and the part of the address behind the "#" that says it.
const filter = { search: "", language: null, catalog: null, states: new Set(), page: 1, sort: "language" };

function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const number = (list, name) => {
    const index = list.indexOf(name);
    return index < 0 ? null : index;
  };
  filter.search = values.get("q") ?? "";
  filter.language = number(DATA.languages.map((language) => language.code), values.get("language"));
  filter.catalog = number(DATA.catalogs.map((catalog) => catalog.path), values.get("catalog"));
  filter.states = new Set((values.get("state") ?? "").split(",").filter((state) => OPEN.includes(state)));
  filter.page = Math.max(1, Number.parseInt(values.get("page") ?? "1", 10) || 1);
  filter.sort = values.get("sort") === "coverage" ? "coverage" : "language";
}

function writeAddress() {
  const values = new URLSearchParams();
  if (filter.search) values.set("q", filter.search);
  if (filter.language !== null) values.set("language", DATA.languages[filter.language].code);
  if (filter.catalog !== null) values.set("catalog", DATA.catalogs[filter.catalog].path);
  if (filter.states.size) values.set("state", OPEN.filter((state) => filter.states.has(state)).join(","));
  if (filter.page > 1) values.set("page", String(filter.page));
  if (filter.sort !== "language") values.set("sort", filter.sort);
  const text = values.toString();
  if (location.hash.slice(1) !== text) history.replaceState(null, "", "#" + text);
}

const isFiltered = () =>
  filter.search !== "" || filter.language !== null || filter.catalog !== null || filter.states.size > 0;

/** Changes the filter and shows the first page of what fits it. What has just been typed counts too. */
function choose(changes) {
  Object.assign(filter, { page: 1, search: at("search").value }, changes);
  writeAddress();
  show();
}

// Making elements. Texts go in as text, never as markup.
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "onclick") element.addEventListener("click", value);
    else if (name === "class") element.className = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const at = (id) => document.getElementById(id);

/** The parts of a bar; their lengths follow the counts. */
function fillBar(bar, counts) {
  bar.replaceChildren(...STATES.filter((state) => state !== "stale" && counts[state] > 0).map((state) => {
    const part = make("i", { class: `part ${state}` });
    part.style.flexGrow = counts[state];
    return part;
  }));
  return bar;
}

const bar = (counts) => fillBar(make("span", { class: "bar", "aria-hidden": "true" }), counts);

/** A text of a catalog: its direction and language are its own, its placeholders and what was searched for are marked. */
function quoted(tag, text, { language, terms = [], ...properties } = {}) {
  const element = make(tag, { dir: "auto", lang: language, ...properties });
  const marks = new Uint8Array(text.length);
  for (const match of text.matchAll(/%(?:\d+\$)?(?:#@[^@]*@|arg\b|[-+ 0#']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGaAcCsSp])|\$\{\w+\}/g)) {
    marks.fill(1, match.index, match.index + match[0].length);
  }
  markTerms(text, terms, marks);
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && marks[end] === marks[start]) continue;
    const piece = text.slice(start, end);
    const code = marks[start] & 1 ? make("span", { class: "slot" }, piece) : piece;
    element.append(marks[start] & 2 ? make("mark", {}, code) : code);
    start = end;
  }
  return element;
}

function markTerms(text, terms, marks) {
  if (!terms.length) return;
  let plain = "";
  const places = [];
  for (let index = 0; index < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(index));
    const simple = fold(character);
    for (let unit = 0; unit < simple.length; unit++) places.push(index);
    plain += simple;
    index += character.length;
  }
  places.push(text.length);
  for (const term of terms) {
    for (let found = plain.indexOf(term); found >= 0; found = plain.indexOf(term, found + term.length)) {
      for (let index = places[found]; index < places[found + term.length]; index++) marks[index] |= 2;
    }
  }
}

// The overview: one bar for everything, and the table of languages and catalogs.
function showOverview() {
  const { sum } = model;
  const count = model.languages.filter((language) => !language.isSource).length;
  const values = {
    percent: percentText(sum.percent), done: sum.translated, total: sum.total,
    languages: say("languages", { n: count }),
  };
  // What is known of a part is never said of the whole.
  const isWhole = !DATA.failures.length;
  const [title, detail] = sum.percent === null
    ? [isWhole ? "nothing" : "incomplete", isWhole ? null : "noFigures"]
    : isWhole ? ["figure", "figureDetail"] : ["incomplete", "figureRead"];
  at("figure").replaceChildren(make("strong", { class: isWhole ? null : "warning" }, say(title, values)), " ",
    detail ? make("span", {}, say(detail, values)) : "");
  const under = model.languages.filter(isUnderLeast).length;
  if (under) {
    at("figure").append(" ", make("span", { class: "warning" },
      say("languagesBelow", { n: under, percent: percentText(DATA.leastPercent) })));
  }
  fillBar(at("overall-bar"), sum);
  at("legend").replaceChildren(...STATES.filter((state) => sum[state] > 0).map((state) => make("div", {},
    make("dt", {}, make("i", { class: `dot ${state}` }), say(state)),
    make("dd", {}, numbers.format(sum[state])))));
  at("failures").hidden = !DATA.failures.length;
  document.querySelector(".work").hidden = !DATA.catalogs.length;
  at("failures").querySelector("ul").replaceChildren(...DATA.failures.map((failure) =>
    make("li", {}, make("code", {}, failure.place), " ", quoted("span", failure.message))));
}

/** Whether a language has less than was asked for. */
const isUnderLeast = ({ counts, isSource }) => !isSource && DATA.leastPercent !== undefined
  && counts.translated * 100 < DATA.leastPercent * counts.total;

function showMatrix() {
  const states = OPEN.filter((state) => model.languages.some((language) => language.counts[state] > 0));
  const isSeveral = model.catalogs.length > 1;
  const table = at("matrix");
  at("matrix-section").hidden = !DATA.languages.length;
  // More catalogs than a sheet of paper has room for.
  table.classList.toggle("broad", model.catalogs.length > 6);
  table.tHead.replaceChildren(make("tr", {},
    sortable("language", say("language"), "name"),
    sortable("coverage", say("coverage"), "all", 3),
    ...states.map((state) => make("th", { scope: "col", class: "number" }, say(state))),
    ...(isSeveral ? model.catalogs.map((catalog, index) => make("th",
      { scope: "col", class: "catalog", title: catalog.path },
      make("button", {
        type: "button", class: "plain", "aria-pressed": String(filter.catalog === index && filter.language === null),
        onclick: () => jump({ catalog: index, language: null }),
      }, ...breakable(model.shortNames[index].replace(/\.xcstrings$/, ""))))) : [])));
  table.tBodies[0].replaceChildren(...rowOrder().map((index) => matrixRow(index, states, isSeveral)));
  const shown = model.languages.filter((language) => !language.isSource).length;
  table.tFoot.replaceChildren(...(shown > 1 ? [sumRow(states, isSeveral)] : []));
}

function sortable(name, title, style, span = 1) {
  const isActive = filter.sort === name;
  return make("th", {
    scope: "col", class: style, colspan: span > 1 ? String(span) : null,
    "aria-sort": isActive ? "ascending" : "none",
  }, make("button", {
    type: "button", class: "plain sort", title: say("sortBy", { name: title }),
    onclick: () => { filter.sort = name; writeAddress(); showMatrix(); at("matrix").querySelector(`.${style} button`).focus(); },
  }, title));
}

/** A name that may be broken between its words. */
const breakable = (name) =>
  name.split(/(?<=[/_@.-])|(?<=\p{Ll})(?=\p{Lu})/u).flatMap((word) => [word, make("wbr")]);

function rowOrder() {
  const collator = new Intl.Collator(tongue);
  const share = (index) => model.languages[index].counts.total
    ? model.languages[index].counts.translated / model.languages[index].counts.total : 2;
  return model.languages.map((_, index) => index).sort((left, right) =>
    model.languages[left].isSource - model.languages[right].isSource
    || (filter.sort === "coverage" ? share(left) - share(right) : 0)
    || collator.compare(languageName(left), languageName(right)));
}

function matrixRow(index, states, isSeveral) {
  const { counts, isSource, source, catalogs } = model.languages[index];
  const { code } = DATA.languages[index];
  const isUnder = isUnderLeast(model.languages[index]);
  const remark = isSource ? make("small", {}, say("sourceLanguage"))
    : catalogs < model.catalogs.length ? make("small", {
      title: say("inSome", { n: catalogs, all: model.catalogs.length }),
    }, `${numbers.format(catalogs)}/${numbers.format(model.catalogs.length)}`) : null;
  const row = make("tr", { class: filter.language === index ? "chosen" : null },
    make("th", { scope: "row", class: "name" },
      make("button", { type: "button", class: "plain", "aria-pressed": String(filter.language === index && filter.catalog === null), onclick: () => jump({ language: index, catalog: null }) },
        languageName(index)), " ",
      make("code", {}, code),
      remark));
  if (isSource) {
    row.append(make("td", { colspan: "3" }), ...states.map((state) => countCell(index, state, source)));
    if (isSeveral) row.append(make("td", { colspan: String(model.catalogs.length) }));
    return row;
  }
  row.append(
    make("td", { class: "wide" }, bar(counts)),
    make("td", {
      class: `percent${isUnder ? " under" : ""}${counts.percent === 100 ? " full" : ""}`,
      title: isUnder ? say("below", { percent: percentText(DATA.leastPercent) }) : null,
    }, percentText(counts.percent)),
    make("td", { class: "share" }, `${numbers.format(counts.translated)}/${numbers.format(counts.total)}`),
    ...states.map((state) => countCell(index, state, counts)));
  if (isSeveral) row.append(...model.catalogs.map((_, catalog) => catalogCell(index, catalog)));
  return row;
}

function countCell(language, state, counts) {
  const n = counts[state];
  return make("td", { class: "number" }, n === 0 ? null : make("button", {
    type: "button", class: "plain", onclick: () => jump({ language, catalog: null, states: new Set([state]) }),
    "aria-label": say("cellCount", { language: languageName(language), state: say(state), n }),
  }, numbers.format(n)));
}

function catalogCell(language, catalog) {
  const counts = model.cells[language].get(catalog);
  if (!counts) return make("td", { class: "cell absent", title: say("absent") }, make("span", { "aria-label": say("absent"), role: "img" }, "·"));
  const label = say("cell", {
    language: languageName(language), catalog: model.shortNames[catalog],
    percent: percentText(counts.percent), done: counts.translated, total: counts.total,
  });
  return make("td", { class: "cell" }, make("button", {
    type: "button", "aria-label": label, title: label,
    "aria-pressed": String(filter.language === language && filter.catalog === catalog),
    onclick: () => jump({ language, catalog }),
  }, make("span", { class: counts.percent === 100 ? "full" : null }, percentText(counts.percent)), bar(counts)));
}

function sumRow(states, isSeveral) {
  const { sum } = model;
  return make("tr", {},
    make("th", { scope: "row", class: "name" }, say("sum")),
    make("td", { class: "wide" }, bar(sum)),
    make("td", { class: "percent" }, percentText(sum.percent)),
    make("td", { class: "share" }, `${numbers.format(sum.translated)}/${numbers.format(sum.total)}`),
    ...states.map((state) => make("td", { class: "number" }, numbers.format(sum[state]))),
    ...(isSeveral ? model.sums.map((counts) => make("td", { class: "cell" },
      make("div", {}, make("span", {}, percentText(counts.percent)), bar(counts)))) : []));
}

/** Chooses what a cell of the table stands for; chosen again, it is let go. */
function jump(changes) {
  const isSame = Object.entries(changes).every(([name, value]) => name === "states"
    ? [...value].join() === [...filter.states].join() : filter[name] === value);
  choose(isSame ? { language: null, catalog: null, ...(changes.states ? { states: new Set() } : {}) } : changes);
}

// The list of what is to be done, page by page.
const PAGE_SIZE = 100;
let pageCount = 1;

function showFilters(states) {
  at("search").placeholder = say("searchHint");
  if (at("search").value !== filter.search) at("search").value = filter.search;
  fillSelect(at("language"), say("everyLanguage"), rowOrder(), filter.language,
    (index) => `${languageName(index)} (${DATA.languages[index].code})`);
  fillSelect(at("catalog"), say("everyCatalog"), model.catalogs.map((_, index) => index), filter.catalog,
    (index) => model.shortNames[index]);
  at("catalog-label").hidden = model.catalogs.length < 2;
  at("states").setAttribute("aria-label", say("stateFilter"));
  const focused = document.activeElement?.dataset.state;
  at("states").replaceChildren(...OPEN
    .filter((state) => usedStates.has(state))
    .map((state) => make("button", {
      type: "button", class: "chip", "data-state": state, "aria-pressed": String(filter.states.has(state)),
      onclick: () => {
        const chosen = new Set(filter.states);
        if (!chosen.delete(state)) chosen.add(state);
        choose({ states: chosen });
      },
    }, make("i", { class: `dot ${state}` }), say(state), " ", make("b", {}, numbers.format(states[state])))));
  if (focused) at("states").querySelector(`[data-state="${focused}"]`)?.focus();
  at("filters").hidden = DATA.units.length === 0;
  at("clear").hidden = !isFiltered();
}

const hasComments = DATA.units.some((unit) => DATA.texts[unit.c] !== "");
const usedStates = new Set(DATA.units.map((unit) => unit.u));

function fillSelect(select, all, indices, chosen, name) {
  select.replaceChildren(make("option", { value: "" }, all),
    ...indices.map((index) => make("option", { value: String(index) }, name(index))));
  select.value = chosen === null ? "" : String(chosen);
}

function showList() {
  const { found, states, terms } = select(filter);
  showFilters(states);
  pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  filter.page = Math.min(filter.page, pageCount);
  const start = (filter.page - 1) * PAGE_SIZE;
  at("list").tBodies[0].replaceChildren(
    ...found.slice(start, start + PAGE_SIZE).map((index) => listRow(DATA.units[index], terms)));
  at("list").hidden = !found.length;
  at("list").classList.toggle("plainly", !hasComments);
  at("empty").hidden = found.length > 0;
  at("empty").textContent = say(DATA.units.length ? "noneFound" : DATA.failures.length ? "allReadDone" : "allDone");
  at("count").hidden = !DATA.units.length;
  at("count").textContent = found.length < DATA.units.length
    ? say("textsOf", { n: found.length, all: say("texts", { n: DATA.units.length }) })
    : say("texts", { n: found.length });
  at("pager").hidden = pageCount < 2;
  at("pager").setAttribute("aria-label", say("pages"));
  at("page").textContent = say("page", { n: filter.page, all: pageCount });
  at("previous").disabled = filter.page <= 1;
  at("next").disabled = filter.page >= pageCount;
}

function listRow(unit, terms) {
  const [source, key, comment] = [unit.s, unit.k, unit.c].map((index) => DATA.texts[index]);
  const { code } = DATA.languages[unit.l];
  const cell = (name, style, ...children) =>
    make("td", { role: "cell", class: style, "data-title": say(name) }, ...children);
  return make("tr", { role: "row" },
    cell("state", "state",
      make("span", { class: `tag ${unit.u}` }, say(unit.u)),
      make("span", { class: "tongue", title: code }, languageName(unit.l))),
    cell("source", "source", quoted("div", source, { terms }),
      key === source ? null : quoted("code", key, { terms, title: say("key") }),
      unit.p ? make("span", { class: "leaf" }, unit.p) : null),
    cell("translation", "translation", unit.t
      ? quoted("div", unit.t, { terms, language: code.replace("_", "-") })
      : make("span", { class: "none" }, say("none"))),
    cell("comment", "comment", comment ? quoted("div", comment, { terms }) : null),
    cell("place", "place", place(unit)));
}

function place(unit) {
  const path = DATA.catalogs[unit.a].path;
  const cut = path.lastIndexOf("/") + 1;
  const code = make("code", { title: `${path}:${unit.n}` });
  // A long path may be broken behind each folder.
  for (const folder of path.slice(0, cut).split(/(?<=\/)/)) if (folder) code.append(make("span", {}, folder), make("wbr"));
  const [, name, ending] = path.slice(cut).match(/^(.*?)(\.[^.]*)?$/s);
  code.append(name, make("wbr"), `${ending ?? ""}:${unit.n}`);
  return code;
}

function turnTo(page) {
  filter.page = page;
  writeAddress();
  showList();
  at("list-title").scrollIntoView();
  at("list").focus({ preventScroll: true });
}

// Puts the page together and listens.
function show() {
  showMatrix();
  showList();
}

function showAll() {
  document.documentElement.lang = tongue;
  document.title = say("title");
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = say(element.dataset.t);
  at("made").textContent = say("made", { version: DATA.version });
  showOverview();
  show();
}

function listenToPreferences() {
  const theme = document.documentElement.dataset.theme ?? "auto";
  for (const input of document.querySelectorAll("input[type=radio]")) {
    input.checked = input.value === (input.name === "theme" ? theme : tongue);
    input.addEventListener("change", () => {
      remembered.write(input.name, input.value);
      if (input.name === "tongue") {
        setTongue(input.value);
        showAll();
      } else if (input.value === "auto") {
        delete document.documentElement.dataset.theme;
      } else {
        document.documentElement.dataset.theme = input.value;
      }
    });
  }
}

function listenToFilters() {
  let waiting = 0;
  at("search").addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => choose({ search: at("search").value }), DATA.units.length > 5000 ? 120 : 0);
  });
  at("filters").addEventListener("submit", (event) => event.preventDefault());
  for (const name of ["language", "catalog"]) {
    at(name).addEventListener("change", () => choose({ [name]: at(name).value === "" ? null : Number(at(name).value) }));
  }
  at("clear").addEventListener("click", () => {
    choose({ search: "", language: null, catalog: null, states: new Set() });
    at("search").focus();
  });
  at("previous").addEventListener("click", () => turnTo(filter.page - 1));
  at("next").addEventListener("click", () => turnTo(filter.page + 1));
  at("skip").addEventListener("click", (event) => {
    event.preventDefault();
    at("search").focus();
  });
  window.addEventListener("hashchange", () => { readAddress(); show(); });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input[type=search], select, textarea");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      at("search").focus();
      at("search").select();
    } else if (event.key === "Escape" && event.target === at("search") && filter.search) {
      event.preventDefault();
      choose({ search: "" });
    }
  });
}

readAddress();
listenToPreferences();
listenToFilters();
showAll();
</script>
</body>
</html>

"""###
}
