import { useConfig, useDocumentInfo, useForm, usePreferences } from '@payloadcms/ui'
import type { ClientField, FormState } from 'payload'

const MOST_FRAMES = 180
const HELD_FRAMES = 30

/** Counts the reveals: a page has one cursor, so that the newest one ends the others. */
let reveals = 0

/** Goes to a field of the form by its path: opens its tab, unfolds the rows it is in, and puts the cursor there. */
export function useFieldReveal() {
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug, preferencesKey } = useDocumentInfo()
  const { dispatchFields, getFields } = useForm()
  const { getPreference } = usePreferences()

  return async (path: string) => {
    reveals += 1
    const reveal = reveals
    const { fields = [] } =
      (collectionSlug ? getEntityConfig({ collectionSlug }) : undefined) ??
      (globalSlug ? getEntityConfig({ globalSlug }) : undefined) ??
      {}
    // A form that has just come still goes to the tab that was open last time.
    if (preferencesKey) await getPreference(preferencesKey)
    await nextFrame()
    openTab(fields, path)
    for (const [rows, updatedRows] of unfoldedRows(getFields(), path)) {
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: rows, updatedRows })
    }
    await enter(path, () => reveal === reveals)
  }
}

function openTab(fields: readonly ClientField[], path: string) {
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  const index = tabs.findIndex((tab) =>
    'name' in tab && tab.name ? path.startsWith(`${tab.name}.`) : holds(tab.fields, path),
  )
  if (index < 0) return
  document.querySelectorAll<HTMLButtonElement>('.tabs-field__tab-button')[index]?.click()
}

function holds(fields: readonly ClientField[], path: string): boolean {
  return fields.some((field) => {
    if ('name' in field) return path === field.name || path.startsWith(`${field.name}.`)
    return 'fields' in field && holds(field.fields, path)
  })
}

/** The lists that the path leads through, each with the row on the way unfolded. */
function unfoldedRows(fields: FormState, path: string) {
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
 * Payload draws what is far below only once it comes near: first the rows, then the field within, and what
 * is in it once more when it knows the picture. It ends when another field is revealed.
 */
async function enter(path: string, isWanted: () => boolean) {
  let isShown = false
  let held = 0
  for (let frames = 0; frames < MOST_FRAMES && held < HELD_FRAMES && isWanted(); frames += 1) {
    const field = fieldAt(path)
    // In a row that is just unfolding it is not shown yet.
    if (field?.checkVisibility()) {
      if (!isShown) highlight(field)
      // What is above it and comes near is drawn taller, and moves it.
      if (!isShown || !isInWindow(field)) field.scrollIntoView({ block: 'center' })
      isShown = true
      if (!field.contains(document.activeElement)) entered(field)?.focus({ preventScroll: true })
      const isThere = field.contains(document.activeElement) && isInWindow(field)
      held = isThere ? held + 1 : 0
    }
    if (!field) rowAt(path)?.scrollIntoView({ block: 'start' })
    await nextFrame()
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)

const fieldAt = (path: string) =>
  document.getElementById(`field-${path.replaceAll('.', '__')}`) ??
  document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)

function rowAt(path: string) {
  const steps = path.split('.')
  const ids = steps.flatMap((step, at) =>
    /^\d+$/.test(step) ? [`${steps.slice(0, at).join('-')}-row-${step}`] : [],
  )
  const rows = ids.map((id) => document.getElementById(id)).filter((row) => row !== null)
  return rows.at(-1) ?? document.getElementById(`field-${steps[0]}`)
}

const ENTERED = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button'

const entered = (field: HTMLElement) =>
  field.matches(ENTERED) ? field : field.querySelector<HTMLElement>(ENTERED)

/** One taller than the window shows its beginning or a part of it. */
function isInWindow(field: HTMLElement) {
  const { bottom, height, top } = field.getBoundingClientRect()
  if (height > window.innerHeight) return top < window.innerHeight && bottom > 0
  return top >= 0 && bottom <= window.innerHeight
}

function highlight(field: HTMLElement) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isStill) field.animate([{ backgroundColor: 'rgb(217 72 28 / 25%)' }, {}], 1200)
}
