import type { AuditEntry } from '@/payload-types'
import { auditActionWords } from '@/src/content/admin/auditWords'
import { formatLongDay, formatTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import type { NamedAuditDocument } from '@/src/plugins/audit-screens/queries/findNamesOfAuditedDocuments'
import {
  actorLabelWithoutAccount,
  auditDetailsText,
} from '@/src/plugins/audit-screens/words/admin/auditEntry'
import {
  type AuditSentence,
  auditListWords,
  auditSentence,
} from '@/src/plugins/audit-screens/words/admin/auditSentences'
import { groupConsecutiveByKey } from './groupConsecutiveByKey'

export type AuditEntryTime = { id: number; instant: string; time: string }
/** Consecutive entries with the same sentence, folded into one line; the latest time comes first. */
export type AuditLine = AuditSentence & {
  actor: string
  /** The document that the entry concerns; null if it cannot be linked. */
  about: Pick<NamedAuditDocument, 'collection' | 'id'> | null
  isHighlighted: boolean
  times: AuditEntryTime[]
}
export type AuditDay = { day: string; title: string; lines: AuditLine[] }

type AuditLineContext = {
  timezone: SiteTimezone
  now: Date
  names: { [entry: number]: NamedAuditDocument }
}

/** Groups one page of audit entries by day, and folds consecutive entries with the same sentence. */
export function groupEntriesByDay(
  entries: readonly AuditEntry[],
  context: AuditLineContext,
): AuditDay[] {
  const dayOf = ({ createdAt }: AuditEntry) => dayInTimezone(context.timezone, new Date(createdAt))
  return groupConsecutiveByKey(entries, dayOf).map((ofDay) => {
    const [first] = ofDay
    const day = first ? dayOf(first) : ''
    return {
      day,
      title: dayTitle(day, first?.createdAt ?? '', context),
      lines: mergeRepeatedEntries(ofDay, context),
    }
  })
}

function dayTitle(day: string, instant: string, { now, timezone }: AuditLineContext): string {
  const [today, yesterday] = [0, 1].map((back) =>
    dayInTimezone(timezone, hoursBefore(now, 24 * back)),
  )
  if (day === today) return auditListWords.today
  return day === yesterday ? auditListWords.yesterday : formatLongDay(instant, timezone)
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)

function mergeRepeatedEntries(
  entries: AuditEntry[],
  { names, timezone }: AuditLineContext,
): AuditLine[] {
  const lines = entries.map((entry) => ({
    ...entrySentence(entry, names[entry.id]),
    times: [
      {
        id: entry.id,
        instant: entry.createdAt,
        time: formatTime(entry.createdAt, timezone),
      },
    ],
  }))
  return groupConsecutiveByKey(lines, ({ times: _, ...sentence }) =>
    JSON.stringify(sentence),
  ).flatMap(([first, ...others]) =>
    first ? [{ ...first, times: [first, ...others].flatMap(({ times }) => times) }] : [],
  )
}

/** The sentence of one entry, with the current name of the document. */
export function entrySentence(entry: AuditEntry, currentName: NamedAuditDocument | undefined) {
  const { action, actorId, actorName, documentId, subject, target } = entry
  const facts = {
    action,
    target: target ?? null,
    subject: subject ?? null,
    details: auditDetailsText(entry.details),
    documentId: documentId ?? null,
    isOwn: target === 'users' && actorId != null && documentId === String(actorId),
  }
  return {
    ...auditSentence(facts, currentName),
    isHighlighted: auditActionWords[action]?.isHighlighted === true,
    actor: actorName ?? actorLabelWithoutAccount(action),
    about: currentName ? { collection: currentName.collection, id: currentName.id } : null,
  }
}
