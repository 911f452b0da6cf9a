'use client'

import { useEffect } from 'react'
import { CONSENT_EVENT } from '@/src/domain/visits/consent'
import { type Tracking, trackingWith } from '@/src/domain/visits/tracking'
import { ID_KEYS } from '@/src/domain/visits/visitorIds'
import { ASK_EVENT, readConsent } from '../consent/storedConsent'

// What the link said that led here: in memory alone until the visitor has answered, wherever they went since.
const landing = typeof location === 'undefined' ? '' : location.search

/** Has counted what the visitor allows, from the moment it is allowed here or in another tab. Shows nothing. */
export function VisitTracking({ countsWithoutConsent }: { countsWithoutConsent: boolean }) {
  useEffect(() => {
    let tracking: Tracking = 'nothing'
    let running = new AbortController()

    const follow = () => {
      const allowed = trackingWith(readConsent(), countsWithoutConsent)
      // Where nothing can be read nobody knows of a refusal.
      const isKnown = allowed === 'visits' || forgetIds()
      if (allowed === tracking || !isKnown) return
      running.abort()
      running = new AbortController()
      tracking = allowed
      if (allowed !== 'nothing') void start(allowed, running.signal, follow)
    }

    follow()
    window.addEventListener(CONSENT_EVENT, follow)
    window.addEventListener(ASK_EVENT, follow)
    window.addEventListener('storage', follow)
    return () => {
      running.abort()
      window.removeEventListener(CONSENT_EVENT, follow)
      window.removeEventListener(ASK_EVENT, follow)
      window.removeEventListener('storage', follow)
    }
  }, [countsWithoutConsent])
  return null
}

async function start(tracking: Tracking, signal: AbortSignal, follow: () => void) {
  try {
    const { trackPages, trackVisits } = await import('./trackers')
    if (signal.aborted) return
    if (tracking === 'visits') trackVisits(signal, follow, landing)
    else trackPages(signal)
  } catch {
    // Fetched in vain: the page is whole without it.
  }
}

/** Leaves no id in the browser. @returns whether the browser lets us look at all */
function forgetIds(): boolean {
  try {
    window.localStorage.removeItem(ID_KEYS.visitor)
    window.sessionStorage.removeItem(ID_KEYS.session)
    return true
  } catch {
    return false
  }
}
