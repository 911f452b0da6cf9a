import type { Consent } from './consent'

/** The level of counting: visits with ids, page views alone, or nothing. */
export type TrackingLevel = 'visits' | 'pages' | 'nothing'

/**
 * Visits are counted only with consent. Before the visitor's choice only page views are counted,
 * when staff enabled that; a refusal stops all counting.
 */
export function trackingLevelForConsent(
  consent: Consent | null,
  countsWithoutConsent: boolean,
): TrackingLevel {
  if (consent) return consent.analytics ? 'visits' : 'nothing'
  return countsWithoutConsent ? 'pages' : 'nothing'
}
