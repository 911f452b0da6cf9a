import { useConfig, useDocumentInfo, useForm, usePreferences } from '@payloadcms/ui'
import type { ClientField, FormState } from 'payload'

const MAX_FOCUS_FRAMES = 180
const STABLE_FRAMES_TO_STOP = 30

/** Sequence number of the latest reveal. A page has one focus, so a new reveal cancels the previous one. */
let revealCount = 0

/** Returns a function that reveals a field by its path: it opens the tab, unfolds the rows and focuses the field. */
export function useFieldReveal() {
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug, preferencesKey } = useDocumentInfo()
  const { dispatchFields, getFields } = useForm()
  const { getPreference } = usePreferences()

  return async (path: string) => {
    revealCount += 1
    const reveal = revealCount
    const { fields = [] } =
      (collectionSlug ? getEntityConfig({ collectionSlug }) : undefined) ??
      (globalSlug ? getEntityConfig({ globalSlug }) : undefined) ??
      {}
    // A newly mounted form switches to the tab stored in the preferences; this must happen before the tab is opened.
    if (preferencesKey) await getPreference(preferencesKey)
    await nextFrame()
    openTabOfField(fields, path)
    for (const [rows, updatedRows] of unfoldRowsOnPath(getFields(), path)) {
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: rows, updatedRows })
    }
    await focusField(path, () => reveal === revealCount)
  }
}

function openTabOfField(fields: readonly ClientField[], path: string) {
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const index = tabs.findIndex((tab) =>
    'name' in tab && tab.name
      ? path.startsWith(`${tab.name}.`)
      : containsFieldPath(tab.fields, path),
  )
  if (index < 0) return
  document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')[index]?.click()
}

function containsFieldPath(fields: readonly ClientField[], path: string): boolean {
  return fields.some((field) => {
    if ('name' in field) return path === field.name || path.startsWith(`${field.name}.`)
    return 'fields' in field && containsFieldPath(field.fields, path)
  })
}

/**
 * Returns the array fields on the path, each with its rows, of which the row on the path is
 * unfolded.
 */
function unfoldRowsOnPath(fields: FormState, path: string) {
  const steps = path.split('.')
  return steps.flatMap((step, at) => {
    const list = steps.slice(0, at).join('.')
    const rows = fields[list]?.rows
    const unfolded = rows?.map((row, index) =>
      index === Number(step) ? { ...row, collapsed: false } : row,
    )
    return unfolded ? [[list, unfolded] as const] : []
  })
}

/**
 * Scrolls to the field and focuses it, frame by frame until its position is stable. Payload renders rows and fields
 * only when they come near the window, and renders an upload field again when its image has loaded. The loop ends
 * early when another field is revealed.
 */
async function focusField(path: string, isLatest: () => boolean) {
  let isShown = false
  let stableFrames = 0
  for (
    let frames = 0;
    frames < MAX_FOCUS_FRAMES && stableFrames < STABLE_FRAMES_TO_STOP && isLatest();
    frames += 1
  ) {
    const field = findFieldByPath(path)
    // The field is not visible yet while its row is still unfolding.
    if (field?.checkVisibility()) {
      if (!isShown) highlightField(field)
      // Fields above it are rendered when they come near the window, become taller and move this field.
      if (!isShown || !isFieldVisible(field)) field.scrollIntoView({ block: 'center' })
      isShown = true
      if (!field.contains(document.activeElement))
        firstFocusableControl(field)?.focus({ preventScroll: true })
      const isThere = field.contains(document.activeElement) && isFieldVisible(field)
      stableFrames = isThere ? stableFrames + 1 : 0
    }
    if (!field) findRowByPath(path)?.scrollIntoView({ block: 'start' })
    await nextFrame()
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)

const findFieldByPath = (path: string) =>
  document.getElementById(`field-${path.replaceAll('.', '__')}`) ??
  document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)

function findRowByPath(path: string) {
  const steps = path.split('.')
  const ids = steps.flatMap((step, at) =>
    /^\d+$/.test(step) ? [`${steps.slice(0, at).join('-')}-row-${step}`] : [],
  )
  const rows = ids.map((id) => document.getElementById(id)).filter((row) => row !== null)
  return rows.at(-1) ?? document.getElementById(`field-${steps[0]}`)
}

const CONTROL_SELECTOR = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button'

const firstFocusableControl = (field: HTMLElement) =>
  field.matches(CONTROL_SELECTOR) ? field : field.querySelector<HTMLElement>(CONTROL_SELECTOR)

/** Whether the field is completely visible; for a field taller than the window, whether a part is visible. */
function isFieldVisible(field: HTMLElement) {
  const { bottom, height, top } = field.getBoundingClientRect()
  if (height > window.innerHeight) return top < window.innerHeight && bottom > 0
  return top >= 0 && bottom <= window.innerHeight
}

function highlightField(field: HTMLElement) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isStill) field.animate([{ backgroundColor: 'rgb(217 72 28 / 25%)' }, {}], 1200)
}
