'use client'

import { useState } from 'react'

/**
 * The value a cell shows: what was just saved here, until the server draws the row anew
 * with a value of its own.
 */
export function useSavedValue<T>(serverValue: T) {
  const [saved, setSaved] = useState<{ over: T; value: T } | null>(null)
  const shown = saved && saved.over === serverValue ? saved.value : serverValue
  const show = (value: T) => setSaved({ over: serverValue, value })
  return [shown, show] as const
}
