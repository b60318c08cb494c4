// A long list, page by page.
const PAGE_SIZE = 100;

/** The part of a list that the chosen page shows; keeps the page within the list and the pager up to date. */
function onPage(found) {
  const count = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  filter.page = Math.min(filter.page, count);
  at("pager").hidden = count < 2;
  at("pager").setAttribute("aria-label", say("pages"));
  at("page").textContent = say("page", { n: filter.page, all: count });
  at("previous").disabled = filter.page <= 1;
  at("next").disabled = filter.page >= count;
  return found.slice((filter.page - 1) * PAGE_SIZE, filter.page * PAGE_SIZE);
}

function turnTo(page) {
  filter.page = page;
  writeAddress();
  showList();
  at("list-title").scrollIntoView();
  at("list").focus({ preventScroll: true });
}
