'use client'

import { type ReactNode, useEffect } from 'react'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { holdFocus } from '../frame/holdFocus'
import { useSiteTimezone } from '../timezone/siteTimezone'
import { mendStructure } from './mendStructure'
import { mendWords } from './mendWords'
import { nameControls } from './nameControls'

/**
 * Payload draws some controls without a name and some parts as what they are not: screen readers and
 * keyboards are told the truth about each as soon as it is on the page, everybody in French. What has the
 * keyboard may vanish under it, a menu or a whole page: it goes on from the place it came from.
 */
export function MendedBarriers({ children }: { children: ReactNode }) {
  const timezone = useSiteTimezone()
  useEffect(() => mendAsItChanges(document, timezone), [timezone])
  useEffect(() => holdFocus(document), [])
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

/** Tells the style of what is said in passing how much room the bar under the thumb takes, if there is one. */
function liftToasts(page: Document) {
  const bars = [...page.querySelectorAll('[data-thumb-bar]')]
  const fixed = bars.filter((bar) => getComputedStyle(bar).position === 'fixed')
  const height = Math.max(0, ...fixed.map((bar) => bar.getBoundingClientRect().height))
  page.documentElement.style.setProperty('--thumb-bar', `${Math.ceil(height)}px`)
}
