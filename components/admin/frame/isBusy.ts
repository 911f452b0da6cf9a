// What people are in the middle of: a drawer or a question, a menu that is open, rows that they have
// selected, filters that they are putting together, widgets that they are arranging.
const IN_THE_MIDDLE = [
  'dialog[open]',
  '.popup__content',
  '.rs__menu',
  '.where-builder :focus',
  '.list-selection',
  '.cell-_select input:checked',
  '.modular-dashboard.editing',
].join()

/** Whether showing this page afresh now would take something out of somebody's hands. */
export function isBusy(page: Document): boolean {
  return page.querySelector(IN_THE_MIDDLE) !== null
}
