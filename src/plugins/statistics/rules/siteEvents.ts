import type { AuditAction, AuditTarget } from '@/src/domain/audit/audit'
import type { Day } from '@/src/domain/text/frenchDate'

/** Maximum number of audit entries in the list. */
export const MAX_SITE_EVENTS = 500

/** Changes on the site in a period. */
export type SiteEvents = {
  recorded: RecordedEvent[]
  /** Number of mails sent to candidates; days without any are omitted. */
  mailed: { day: Day; mails: number }[]
}

/** Equal actions on the same document on one day. */
export type RecordedEvent = {
  day: Day
  action: AuditAction
  target: AuditTarget
  subject: string | null
  details: string | null
  times: number
}
