import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'

/** What is wrong with an address elsewhere: no such page, an error, or no answer. */
export const LINK_FAULTS = ['gone', 'failing', 'silent'] as const
export type LinkFault = (typeof LINK_FAULTS)[number]

/** What was found of an address when it was last asked, and how many times in a row it was found wanting. */
export type LinkState = { askedAt: string; fault: LinkFault | null; faults: number }

/** @param host by which the site is known, with its port */
export function readOutsideLink(address: string, host: string): URL | null {
  const safe = sanitizeUrl(address)
  if (!/^https?:/i.test(safe)) return null
  const url = new URL(safe)
  url.hash = ''
  return url.host === host ? null : url
}

/** Who asks for a name or refuses programs is there; only what says that nothing is, is not. */
export function faultOfStatus(status: number): LinkFault | null {
  if (status === 404 || status === 410) return 'gone'
  return status >= 500 ? 'failing' : null
}

export function noted(before: LinkState | undefined, fault: LinkFault | null, now: Date) {
  return { askedAt: now.toISOString(), fault, faults: fault ? (before?.faults ?? 0) + 1 : 0 }
}

const DAY_MS = 86_400_000
// Asked at night: a little less than a whole number of days, for the night not to be missed by minutes.
const WEEK_MS = 6.5 * DAY_MS
const UNTIL_TOMORROW_MS = 0.5 * DAY_MS

/** Once a week; what failed once is asked again the next night. */
export function isToBeAsked(state: LinkState | undefined, now: Date): boolean {
  if (!state) return true
  const isDoubtful = state.fault !== null && !isBroken(state)
  const rest = isDoubtful ? UNTIL_TOMORROW_MS : WEEK_MS
  return now.getTime() - Date.parse(state.askedAt) >= rest
}

/** A page that is gone is so at once; a server may have a bad night, not two. */
export const isBroken = ({ fault, faults }: LinkState) =>
  fault === 'gone' || (fault !== null && faults >= 2)
