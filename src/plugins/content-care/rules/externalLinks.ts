import { DAY_MS } from '@/src/domain/durations'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'

/** The fault of an external link: page not found, server error, or no response. */
export const LINK_FAULTS = ['gone', 'failing', 'silent'] as const
export type LinkFault = (typeof LINK_FAULTS)[number]

/** The result of the last check of a link, and the number of consecutive failures. */
export type LinkHealth = { askedAt: string; fault: LinkFault | null; faults: number }

/** @param host the host of the site, with its port */
export function parseExternalLink(address: string, host: string): URL | null {
  const safe = sanitizeUrl(address)
  if (!/^https?:/i.test(safe)) return null
  const url = new URL(safe)
  url.hash = ''
  return url.host === host ? null : url
}

/**
 * Returns the fault of a status. A page that requires a sign-in or refuses programs exists, so it
 * has no fault.
 */
export function linkFaultOfStatus(status: number): LinkFault | null {
  if (status === 404 || status === 410) return 'gone'
  return status >= 500 ? 'failing' : null
}

export function linkHealthAfterCheck(
  before: LinkHealth | undefined,
  fault: LinkFault | null,
  now: Date,
) {
  return { askedAt: now.toISOString(), fault, faults: fault ? (before?.faults ?? 0) + 1 : 0 }
}

// The interval is a little less than a week, so that a delay of minutes does not skip a night.
const RECHECK_INTERVAL_MS = 6.5 * DAY_MS
const FAILED_LINK_RECHECK_INTERVAL_MS = 0.5 * DAY_MS

/** Whether a link is due: once a week, but a failed link again the next night. */
export function isLinkCheckDue(state: LinkHealth | undefined, now: Date): boolean {
  if (!state) return true
  const isDoubtful = state.fault !== null && !isLinkBroken(state)
  const rest = isDoubtful ? FAILED_LINK_RECHECK_INTERVAL_MS : RECHECK_INTERVAL_MS
  return now.getTime() - Date.parse(state.askedAt) >= rest
}

/** Whether a fault counts: a missing page at once, a server error only after two nights. */
export const isLinkBroken = ({ fault, faults }: LinkHealth) =>
  fault === 'gone' || (fault !== null && faults >= 2)
