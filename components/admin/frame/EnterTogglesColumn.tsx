'use client'

import { useEffect } from 'react'

/** Buttons that show or hide a column, and that can be dragged to reorder the columns. */
const COLUMN_BUTTONS = '.pill-selector button'

/** Makes Enter toggle a column. Payload starts a drag on Enter and on Space; Space still does. */
export function EnterTogglesColumn() {
  useEffect(() => {
    document.addEventListener('keydown', toggleColumn, true)
    return () => document.removeEventListener('keydown', toggleColumn, true)
  }, [])
  return null
}

function toggleColumn(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return
  if (!target.matches(COLUMN_BUTTONS) || target.ariaPressed === 'true') return
  event.preventDefault()
  event.stopPropagation()
  target.click()
}
