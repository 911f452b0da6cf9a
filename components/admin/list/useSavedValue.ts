'use client'

import { useState } from 'react'

/**
 * The value that a cell shows: the value saved in this cell, until the server renders the row with another value
 * or another state.
 * @param state changes with every change of the row, for example its `updatedAt`
 */
export function useSavedValue<T>(serverValue: T, state?: unknown) {
  const [saved, setSaved] = useState<{ replaced: T; state: unknown; value: T } | null>(null)
  const isOutdated = saved !== null && (saved.replaced !== serverValue || saved.state !== state)
  if (isOutdated) setSaved(null)
  const shown = saved && !isOutdated ? saved.value : serverValue
  const show = (value: T) => setSaved({ replaced: serverValue, state, value })
  return [shown, show] as const
}
