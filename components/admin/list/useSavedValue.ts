'use client'

import { useState } from 'react'

/**
 * The value a cell shows: what was just saved here, until the server draws the row anew with a value of its
 * own, or from a later state, which may hold the same value again.
 * @param state tells the states of the row apart, like the moment of its last change
 */
export function useSavedValue<T>(serverValue: T, state?: unknown) {
  const [saved, setSaved] = useState<{ over: T; state: unknown; value: T } | null>(null)
  const isOver = saved !== null && (saved.over !== serverValue || saved.state !== state)
  if (isOver) setSaved(null)
  const shown = saved && !isOver ? saved.value : serverValue
  const show = (value: T) => setSaved({ over: serverValue, state, value })
  return [shown, show] as const
}
