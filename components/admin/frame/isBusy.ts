// What people are in the middle of: a drawer or a question, a menu that is open, rows that they have
// selected, widgets that they are arranging, words in a field.
const IN_THE_MIDDLE = [
  'dialog[open]',
  '.popup--active',
  '[aria-expanded="true"][aria-haspopup]',
  'tbody input[type="checkbox"]:checked',
  '.modular-dashboard.editing',
  'textarea:focus',
  'input:focus:not([type="checkbox"], [type="radio"])',
  'select:focus',
].join()

/** Whether showing this page afresh now would take something out of somebody's hands. */
export function isBusy(page: Document): boolean {
  return page.querySelector(IN_THE_MIDDLE) !== null
}
