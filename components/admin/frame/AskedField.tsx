'use client'

import { type ReactNode, useEffect } from 'react'
import { usePathname } from './routing'

const ASKED = /^#(field-[\w-]+)$/
const STEP_MS = 150
/** The form is there after ten steps or so, and has ten tabs at most. */
const MOST_STEPS = 60
const OWN_ACTS = ['pointerdown', 'keydown', 'wheel'] as const

/** Leads to the field that the address names behind `#`: Payload draws it only once its tab is open and near. */
export function AskedField({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address names is looked for on each page anew.
  useEffect(() => leadTo(ASKED.exec(location.hash)?.[1]), [pathname])
  return children
}

function leadTo(id: string | undefined) {
  if (!id) return
  let step = 0
  const timer = setInterval(() => {
    step += 1
    const field = document.getElementById(id) ?? document.querySelector(`label[for="${id}"]`)
    if (field ? show(field) : step >= MOST_STEPS) return stop()
    if (!field) lookFurther(id, step)
  }, STEP_MS)
  // Whoever has begun to do something is not led elsewhere.
  const stop = () => {
    clearInterval(timer)
    for (const event of OWN_ACTS) removeEventListener(event, stopAtOwn)
  }
  const stopAtOwn = ({ isTrusted }: Event) => {
    if (isTrusted) stop()
  }
  for (const event of OWN_ACTS) addEventListener(event, stopAtOwn)
  return stop
}

/** @returns whether it can be seen: a folded row is unfolded first */
function show(field: Element): boolean {
  const folded = field.closest('.collapsible--collapsed')
  const toggle = folded?.querySelector<HTMLElement>('.collapsible__toggle')
  if (toggle) {
    toggle.click()
    return false
  }
  field.scrollIntoView({ block: 'center' })
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
  return true
}

/** Goes to the row that holds it; where there is none, opens one tab after the other. */
function lookFurther(id: string, step: number) {
  const row = rowsAround(id).find((one) => one !== null)
  if (row) {
    row.scrollIntoView({ block: 'center' })
    row.querySelector<HTMLElement>(':scope .collapsible--collapsed .collapsible__toggle')?.click()
    return
  }
  const tabs = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')
  // Two steps for each: what is far down is drawn only once one is there.
  if (step % 2 === 0) tabs[(step / 2) % tabs.length]?.click()
  else window.scrollTo({ top: document.documentElement.scrollHeight })
}

/** The rows that a field may stand in by its name, the innermost first. */
function rowsAround(id: string): (HTMLElement | null)[] {
  const path = id.replace(/^field-/, '').split('__')
  const ranks = path.flatMap((part, index) => (/^\d+$/.test(part) ? [index] : []))
  return ranks
    .toReversed()
    .map((rank) => document.getElementById(`${path.slice(0, rank).join('-')}-row-${path[rank]}`))
}
