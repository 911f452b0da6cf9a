import { MAIN_ID } from '@/components/admin/frame/mainId'
import { controlNames } from '@/src/plugins/payload-corrections/words/controlNames'

/** Selectors of the main part on pages without a `main` element. The first one that matches is used. */
const MAIN_PART_SELECTORS = [
  '.template-default__wrap > :not(.app-header)',
  '.template-minimal__wrap',
  '.not-found',
]

/** Corrects the roles, heading levels and error references of elements that Payload renders without them. */
export function patchAccessibleStructure(page: Document) {
  markMainPart(page)
  setRole(page, '.doc-header', 'region')
  // The role is not a list, because the children are links, not list items.
  setRole(page, '.doc-tabs__tabs', 'group')
  // Each option contains links and buttons, so it cannot be a button itself.
  setRole(page, '.preview-sizes__sizeOption', 'group')
  // Menus become dialogs: Payload renders them at the end of the body, outside all landmarks.
  setRole(page, '.popup__content, .popup__hidden-content', 'dialog')
  // These controls become switches, because they show or hide a column.
  setRole(page, '.pill-selector [aria-checked]', 'switch')
  setRole(page, '.drawer header', 'presentation')
  setRole(page, 'aside.tooltip', 'note')
  patchDragHandles(page)
  patchHeadingLevels(page)
  linkErrorsToFields(page)
  // The image needs no name, because its file name is shown next to it.
  for (const picture of page.querySelectorAll<HTMLImageElement>('.file .thumbnail img')) {
    if (picture.alt !== '') picture.alt = ''
  }
}

function setRole(page: Document, selector: string, role: string) {
  for (const part of page.querySelectorAll(selector)) part.setAttribute('role', role)
}

/**
 * Marks the main part of the page as the target of the skip link. The `header` elements in it lose their banner role,
 * because a page has one banner.
 */
function markMainPart(page: Document) {
  const mainElement = page.querySelector('main')
  const box = mainElement ?? findFirstMatchingElement(page, MAIN_PART_SELECTORS)
  for (const former of page.querySelectorAll('[role="main"]')) {
    if (former !== box) former.removeAttribute('role')
  }
  if (!box) return
  box.id = MAIN_ID
  if (mainElement) return
  box.setAttribute('role', 'main')
  for (const head of box.querySelectorAll('header')) head.setAttribute('role', 'presentation')
}

function findFirstMatchingElement(page: Document, selectors: string[]): Element | null {
  for (const selector of selectors) {
    const found = page.querySelector(selector)
    if (found) return found
  }
  return null
}

/** Describes the drag handles of rows in French, and removes the role of the button nested in the handle. */
function patchDragHandles(page: Document) {
  for (const handle of page.querySelectorAll('[aria-roledescription="sortable"]')) {
    handle.setAttribute('aria-roledescription', controlNames.movable)
    handle.removeAttribute('aria-describedby')
    handle.setAttribute('aria-description', controlNames.howToMove)
  }
  for (const inner of page.querySelectorAll('.sort-row[role="button"]')) {
    inner.removeAttribute('role')
    inner.removeAttribute('tabindex')
  }
}

/** Corrects headings that skip a level: an `h3` of Payload directly below an `h1` gets level 2. */
function patchHeadingLevels(page: Document) {
  let above = 0
  for (const heading of page.querySelectorAll('h1, h2, h3')) {
    const renderedLevel = Number(heading.tagName.slice(1))
    const level = heading.matches('.render-fields h3, .payload-settings > h3, .no-results h3')
      ? Math.min(renderedLevel, above + 1)
      : renderedLevel
    if (level !== renderedLevel) heading.ariaLevel = String(level)
    above = level
  }
}

const FIELD_ERROR_ID_SUFFIX = '-erreur'
const FORM_CONTROL_SELECTOR = 'input:not([type="hidden"]), textarea, select, [contenteditable]'

/** Links each field to its error message for screen readers, and removes the link when the error is gone. */
function linkErrorsToFields(page: Document) {
  for (const control of page.querySelectorAll(`[aria-errormessage$="${FIELD_ERROR_ID_SUFFIX}"]`)) {
    const errorId = control.getAttribute('aria-errormessage') ?? ''
    if (page.getElementById(errorId)) continue
    changeAriaDescribedBy(control, (ids) => ids.filter((id) => id !== errorId))
    control.removeAttribute('aria-errormessage')
    control.removeAttribute('aria-invalid')
  }
  for (const error of page.querySelectorAll('.field-error:not([aria-hidden])')) {
    const control = error.closest('.field-type')?.querySelector(FORM_CONTROL_SELECTOR)
    if (!control?.id || control.hasAttribute('aria-errormessage')) continue
    // An own field of ours already references its error message.
    if (error.id && control.getAttribute('aria-describedby')?.split(' ').includes(error.id))
      continue
    error.id = control.id + FIELD_ERROR_ID_SUFFIX
    // A select may already have a description, its placeholder; the error message comes before it.
    changeAriaDescribedBy(control, (ids) => [error.id, ...ids])
    control.setAttribute('aria-errormessage', error.id)
    control.setAttribute('aria-invalid', 'true')
  }
}

function changeAriaDescribedBy(control: Element, change: (ids: string[]) => string[]) {
  const ids = change((control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}
