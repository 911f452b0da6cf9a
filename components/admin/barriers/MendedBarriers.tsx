'use client'

import { type ReactNode, useEffect } from 'react'
import { mendStructure } from './mendStructure'
import { nameControls } from './nameControls'

/**
 * Payload draws some controls without a name and some parts as what they are not: screen readers and
 * keyboards are told the truth about each as soon as it is on the page.
 */
export function MendedBarriers({ children }: { children: ReactNode }) {
  useEffect(() => mendAsItChanges(document), [])
  return children
}

function mendAsItChanges(page: Document) {
  let due = 0
  const mend = () => {
    due = 0
    nameControls(page)
    mendStructure(page)
  }
  // Only what comes and goes is heard, not the attributes that are set here.
  const changes = new MutationObserver(() => {
    due ||= requestAnimationFrame(mend)
  })
  changes.observe(page.body, { childList: true, subtree: true })
  mend()
  return () => {
    changes.disconnect()
    cancelAnimationFrame(due)
  }
}
