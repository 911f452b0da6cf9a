'use client'

import { useEffect } from 'react'

/** The names of columns that are shown or hidden, and can be moved too. */
const MOVABLE_CHOICES = '.pill-selector button'

/** Payload takes Enter and Space on them for the start of a move: Enter chooses, Space moves. */
export function EnterChooses() {
  useEffect(() => {
    document.addEventListener('keydown', choose, true)
    return () => document.removeEventListener('keydown', choose, true)
  }, [])
  return null
}

function choose(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== 'Enter' || !(target instanceof HTMLElement)) return
  if (!target.matches(MOVABLE_CHOICES) || target.ariaPressed === 'true') return
  event.preventDefault()
  event.stopPropagation()
  target.click()
}
