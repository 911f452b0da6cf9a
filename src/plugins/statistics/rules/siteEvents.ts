import type { AuditAction, AuditTarget } from '@/src/domain/audit/audit'
import type { IsoDay } from '@/src/domain/text/frenchDate'

/** Maximum number of audit entries in the list. */
export const MAX_SITE_EVENTS = 500

/** The changes of the site in a period. */
export type SiteEvents = {
  recorded: DailySiteEvent[]
  /** Number of mails sent to candidates; days without any are omitted. */
  mailed: { day: IsoDay; mails: number }[]
}

/** Equal actions on the same document on one day. */
export type DailySiteEvent = {
  day: IsoDay
  action: AuditAction
  target: AuditTarget
  subject: string | null
  details: string | null
  times: number
}
