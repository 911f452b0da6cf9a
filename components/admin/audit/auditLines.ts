import type { AuditEntry } from '@/payload-types'
import { shownDetails, unnamedActor } from '@/src/content/admin/audit'
import {
  type AuditSentence,
  auditListWords,
  auditSentence,
} from '@/src/content/admin/auditSentences'
import { formatLongDay, formatTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayIn } from '@/src/domain/text/frenchDate'
import type { NamedInTrail } from '@/src/queries/findAuditNames'
import { foldRepeated } from './foldRepeated'

export type AuditTime = { id: number; instant: string; time: string }
/** What was done, as often as it was done in a row: the latest time first. */
export type AuditLine = AuditSentence & {
  actor: string
  /** Where the one it was done to can be read. */
  about: Pick<NamedInTrail, 'collection' | 'id'> | null
  action: AuditEntry['action']
  times: AuditTime[]
}
export type AuditDay = { day: string; title: string; lines: AuditLine[] }

type Told = { timezone: SiteTimezone; now: Date; names: { [entry: number]: NamedInTrail } }

/** A page of the trail as it is read: day by day, one sentence for what was done over and over. */
export function auditDays(entries: readonly AuditEntry[], told: Told): AuditDay[] {
  const dayOf = ({ createdAt }: AuditEntry) => dayIn(told.timezone, new Date(createdAt))
  return foldRepeated(entries, dayOf).map((ofDay) => {
    const [first] = ofDay
    const day = first ? dayOf(first) : ''
    return { day, title: titleOf(day, first?.createdAt ?? '', told), lines: linesOf(ofDay, told) }
  })
}

function titleOf(day: string, instant: string, { now, timezone }: Told): string {
  const [today, yesterday] = [0, 1].map((back) => dayIn(timezone, hoursBefore(now, 24 * back)))
  if (day === today) return auditListWords.today
  return day === yesterday ? auditListWords.yesterday : formatLongDay(instant, timezone)
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)

function linesOf(entries: AuditEntry[], { names, timezone }: Told): AuditLine[] {
  const lines = entries.map((entry) => ({
    ...sentenceOf(entry, names[entry.id]),
    times: [
      {
        id: entry.id,
        instant: entry.createdAt,
        time: formatTime(entry.createdAt, timezone),
      },
    ],
  }))
  return foldRepeated(lines, ({ times: _, ...saying }) => JSON.stringify(saying)).flatMap(
    ([first, ...others]) =>
      first ? [{ ...first, times: [first, ...others].flatMap(({ times }) => times) }] : [],
  )
}

/** What one entry tells, with the names of today. */
export function sentenceOf(entry: AuditEntry, known: NamedInTrail | undefined) {
  const { action, actorId, actorName, documentId, subject, target } = entry
  const told = {
    action,
    target: target ?? null,
    subject: subject ?? null,
    details: shownDetails(entry.details),
    documentId: documentId ?? null,
    isOwn: target === 'users' && actorId != null && documentId === String(actorId),
  }
  return {
    ...auditSentence(told, known),
    action,
    actor: actorName ?? unnamedActor(action),
    about: known ? { collection: known.collection, id: known.id } : null,
  }
}
