'use client'

import { useEffect } from 'react'
import { CONSENT_EVENT } from '@/src/domain/visits/consent'
import { type TrackingLevel, trackingLevelForConsent } from '@/src/domain/visits/tracking'
import { VISIT_ID_STORAGE_KEYS } from '@/src/domain/visits/visitorIds'
import { CONSENT_REQUEST_EVENT, readConsent } from '../consent/storedConsent'

// The query of the landing page with its UTM parameters: in memory only, until the visitor answers
// the banner.
const landingQuery = typeof location === 'undefined' ? '' : location.search

/**
 * Starts the counting that the visitor allows, as soon as it is allowed in this tab or another.
 * Renders nothing.
 */
export function VisitTracking({ countsWithoutConsent }: { countsWithoutConsent: boolean }) {
  useEffect(() => {
    let tracking: TrackingLevel = 'nothing'
    let running = new AbortController()

    const follow = () => {
      const allowed = trackingLevelForConsent(readConsent(), countsWithoutConsent)
      // Without storage access a refusal cannot be known.
      const isKnown = allowed === 'visits' || deleteVisitIds()
      if (allowed === tracking || !isKnown) return
      running.abort()
      running = new AbortController()
      tracking = allowed
      if (allowed !== 'nothing') void startTracking(allowed, running.signal, follow)
    }

    follow()
    window.addEventListener(CONSENT_EVENT, follow)
    window.addEventListener(CONSENT_REQUEST_EVENT, follow)
    window.addEventListener('storage', follow)
    return () => {
      running.abort()
      window.removeEventListener(CONSENT_EVENT, follow)
      window.removeEventListener(CONSENT_REQUEST_EVENT, follow)
      window.removeEventListener('storage', follow)
    }
  }, [countsWithoutConsent])
  return null
}

async function startTracking(tracking: TrackingLevel, signal: AbortSignal, follow: () => void) {
  try {
    const { trackAnonymousPageViews, trackVisits } = await import('./trackers')
    if (signal.aborted) return
    if (tracking === 'visits') trackVisits(signal, follow, landingQuery)
    else trackAnonymousPageViews(signal)
  } catch {
    // Loading the module failed: the page works without it.
  }
}

/**
 * Deletes the ids from the browser.
 * @returns whether the storage is accessible
 */
function deleteVisitIds(): boolean {
  try {
    window.localStorage.removeItem(VISIT_ID_STORAGE_KEYS.visitor)
    window.sessionStorage.removeItem(VISIT_ID_STORAGE_KEYS.session)
    return true
  } catch {
    return false
  }
}
