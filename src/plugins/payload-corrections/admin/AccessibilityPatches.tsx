'use client'

import { type ReactNode, useEffect } from 'react'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { enableColumnToggleByEnter } from './enableColumnToggleByEnter'
import { enableFocusRestoration } from './enableFocusRestoration'
import { patchAccessibleStructure } from './patchAccessibleStructure'
import { replaceEnglishTexts } from './replaceEnglishTexts'
import { setAccessibleNames } from './setAccessibleNames'

/**
 * Accessibility patches for Payload's pages. Payload renders some controls without an accessible name, some parts
 * with a wrong role, and some texts in English. This component corrects them whenever the page changes. It also
 * restores the keyboard focus when the focused element is removed, for example with a menu.
 */
export function AccessibilityPatches({ children }: { children: ReactNode }) {
  const timezone = useSiteTimezone()
  useEffect(() => patchPageOnChange(document, timezone), [timezone])
  useEffect(() => enableFocusRestoration(document), [])
  useEffect(() => enableColumnToggleByEnter(document), [])
  return children
}

function patchPageOnChange(page: Document, timezone: SiteTimezone) {
  let scheduledFrame = 0
  const patchPage = () => {
    scheduledFrame = 0
    setAccessibleNames(page)
    patchAccessibleStructure(page)
    replaceEnglishTexts(page, timezone)
    setToastOffset(page)
  }
  // Attributes are not observed: the patches set attributes and would trigger themselves.
  const changes = new MutationObserver(() => {
    scheduledFrame ||= requestAnimationFrame(patchPage)
  })
  changes.observe(page.body, { childList: true, subtree: true })
  patchPage()
  return () => {
    changes.disconnect()
    cancelAnimationFrame(scheduledFrame)
  }
}

/** Sets the CSS variable that places toasts above the action bar fixed at the bottom of small screens. */
function setToastOffset(page: Document) {
  const bars = [...page.querySelectorAll('[data-thumb-bar]')]
  const fixed = bars.filter((bar) => getComputedStyle(bar).position === 'fixed')
  const height = Math.max(0, ...fixed.map((bar) => bar.getBoundingClientRect().height))
  page.documentElement.style.setProperty('--thumb-bar', `${Math.ceil(height)}px`)
}
