import type { Consent } from './consent'

/** What is counted of a visitor: visits with ids, pages alone, or nothing. */
export type Tracking = 'visits' | 'pages' | 'nothing'

/**
 * Visits only with consent. Who has not answered yet is counted by the page alone, where staff want that; a
 * refusal is an objection to being counted at all.
 */
export function trackingWith(consent: Consent | null, countsWithoutConsent: boolean): Tracking {
  if (consent) return consent.analytics ? 'visits' : 'nothing'
  return countsWithoutConsent ? 'pages' : 'nothing'
}
