import { controlNames } from '@/src/content/admin/controlNames'
import { MAIN_ID } from '../frame/mainId'

/** Boxes that hold the main part of a page where Payload marks none, the first that there is. */
const MAIN_BOXES = [
  '.template-default__wrap > :not(.app-header)',
  '.template-minimal__wrap',
  '.not-found',
]

/** Says what the parts of the page are, where Payload draws them as plain boxes or as what they are not. */
export function mendStructure(page: Document) {
  markMainPart(page)
  setRole(page, '.doc-header', 'region')
  // Its tabs are no list items.
  setRole(page, '.doc-tabs__tabs', 'group')
  // Each holds links and buttons of its own.
  setRole(page, '.preview-sizes__sizeOption', 'group')
  // Menus stand at the end of the page, outside all of its parts.
  setRole(page, '.popup__content, .popup__hidden-content', 'dialog')
  // Shown or hidden, not pressed.
  setRole(page, '.pill-selector [aria-checked]', 'switch')
  setRole(page, '.drawer header', 'presentation')
  setRole(page, 'aside.tooltip', 'note')
  mendHandles(page)
  mendHeadings(page)
  tieErrors(page)
  // The name of the file stands beside its picture.
  for (const picture of page.querySelectorAll<HTMLImageElement>('.file .thumbnail img')) {
    if (picture.alt !== '') picture.alt = ''
  }
}

function setRole(page: Document, selector: string, role: string) {
  for (const part of page.querySelectorAll(selector)) part.setAttribute('role', role)
}

/** Of every page the keyboard can skip to the main part, whose head is not the head of the whole page. */
function markMainPart(page: Document) {
  const own = page.querySelector('main')
  const box = own ?? firstOf(page, MAIN_BOXES)
  for (const former of page.querySelectorAll('[role="main"]')) {
    if (former !== box) former.removeAttribute('role')
  }
  if (!box) return
  box.id = MAIN_ID
  if (own) return
  box.setAttribute('role', 'main')
  for (const head of box.querySelectorAll('header')) head.setAttribute('role', 'presentation')
}

function firstOf(page: Document, selectors: string[]): Element | null {
  for (const selector of selectors) {
    const found = page.querySelector(selector)
    if (found) return found
  }
  return null
}

/** The handle of a row is one button, not one within another, and says in French how it is used. */
function mendHandles(page: Document) {
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

/** A heading below one of the first rank is of the second, whatever Payload draws it with. */
function mendHeadings(page: Document) {
  let above = 0
  for (const heading of page.querySelectorAll('h1, h2, h3')) {
    const drawn = Number(heading.tagName.slice(1))
    const level = heading.matches('.render-fields h3, .payload-settings > h3, .no-results h3')
      ? Math.min(drawn, above + 1)
      : drawn
    if (level !== drawn) heading.ariaLevel = String(level)
    above = level
  }
}

const ERROR_SUFFIX = '-erreur'
const TYPED_INTO = 'input:not([type="hidden"]), textarea, select, [contenteditable]'

/** What is wrong with a field is said with it, and no longer once it is mended. */
function tieErrors(page: Document) {
  for (const control of page.querySelectorAll(`[aria-errormessage$="${ERROR_SUFFIX}"]`)) {
    const tied = control.getAttribute('aria-errormessage') ?? ''
    if (page.getElementById(tied)) continue
    describeBy(control, (ids) => ids.filter((id) => id !== tied))
    control.removeAttribute('aria-errormessage')
    control.removeAttribute('aria-invalid')
  }
  for (const error of page.querySelectorAll('.field-error:not([aria-hidden])')) {
    const control = error.closest('.field-type')?.querySelector(TYPED_INTO)
    if (!control?.id || control.hasAttribute('aria-errormessage')) continue
    // A field of ours ties its own.
    if (error.id && control.getAttribute('aria-describedby')?.split(' ').includes(error.id))
      continue
    error.id = control.id + ERROR_SUFFIX
    // A select is described by its placeholder already.
    describeBy(control, (ids) => [error.id, ...ids])
    control.setAttribute('aria-errormessage', error.id)
    control.setAttribute('aria-invalid', 'true')
  }
}

function describeBy(control: Element, change: (ids: string[]) => string[]) {
  const ids = change((control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}
