'use client'

import { type ReactNode, useEffect } from 'react'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { liftToasts } from '../notice/liftToasts'
import { useSiteTimezone } from '../timezone/siteTimezone'
import { mendStructure } from './mendStructure'
import { mendWords } from './mendWords'
import { nameControls } from './nameControls'

/**
 * Payload draws some controls without a name and some parts as what they are not: screen readers and
 * keyboards are told the truth about each as soon as it is on the page, everybody in French.
 */
export function MendedBarriers({ children }: { children: ReactNode }) {
  const timezone = useSiteTimezone()
  useEffect(() => mendAsItChanges(document, timezone), [timezone])
  return children
}

function mendAsItChanges(page: Document, timezone: SiteTimezone) {
  let due = 0
  const mend = () => {
    due = 0
    nameControls(page)
    mendStructure(page)
    mendWords(page, timezone)
    liftToasts(page)
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
