import type { AuditAction, AuditTarget } from '../audit/audit'
import type { Day } from '../text/frenchDate'

/** So many of the audit trail are told of at most. */
export const MOST_SITE_EVENTS = 500

/** What changed on the site on some days. */
export type SiteEvents = {
  recorded: RecordedEvent[]
  /** How many mails left to candidates; days without are left out. */
  mailed: { day: Day; mails: number }[]
}

/** The same thing done to the same thing on one day. */
export type RecordedEvent = {
  day: Day
  action: AuditAction
  target: AuditTarget
  subject: string | null
  details: string | null
  times: number
}
