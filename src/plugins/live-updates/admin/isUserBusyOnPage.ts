// Selector of states that a refresh would disturb: dialogs, menus, filters, selections, layouts.
const BUSY_SELECTOR = [
  'dialog[open]',
  '.popup__content',
  '.rs__menu',
  '.where-builder :focus',
  '.list-selection',
  '.cell-_select input:checked',
  '.modular-dashboard.editing',
].join()

/** Whether a refresh of the page would interrupt the user or discard a selection. */
export function isUserBusyOnPage(page: Document): boolean {
  return page.querySelector(BUSY_SELECTOR) !== null
}
