'use client'

import { useState } from 'react'

/**
 * The value a cell shows: what was just saved here, until the server draws the row anew
 * with a value of its own.
 */
export function useSavedValue<T>(serverValue: T) {
  const [saved, setSaved] = useState<{ over: T; value: T } | null>(null)
  // What the server has drawn since then counts, also once it comes back to what it was.
  if (saved && saved.over !== serverValue) setSaved(null)
  const shown = saved && saved.over === serverValue ? saved.value : serverValue
  const show = (value: T) => setSaved({ over: serverValue, value })
  return [shown, show] as const
}
