import { MINUTE_SECONDS } from '@/src/domain/durations'
import { healthStateByMaximum } from '@/src/domain/health/judgeHealth'
import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { readUnreadDocumentFigures } from '@/src/plugins/document-reading/queries/readUnreadDocumentFigures'
import { documentReadingCheckWords as words } from '@/src/plugins/document-reading/words/admin/readingCheck'

/**
 * Reading a document takes seconds; when its file is not available, the next attempt is after ten
 * minutes.
 */
const READING_DELAY_THRESHOLDS_SECONDS = { warning: 15 * MINUTE_SECONDS, bad: 120 * MINUTE_SECONDS }

/**
 * Returns the state of the health check: how long the oldest document has waited until its text is
 * extracted.
 */
export const checkDocumentReading: DatabaseHealthCheck = async (payload, { now }) => {
  const { unread, oldestSeconds, isProgressing } = await readUnreadDocumentFigures(payload)
  if (unread === 0) return { state: 'good', says: words.none, remedy: null }
  const says = words.waiting(unread, oldestSeconds)
  const verdict = healthStateByMaximum(oldestSeconds, READING_DELAY_THRESHOLDS_SECONDS)
  if (verdict === 'good') return { state: verdict, says, remedy: null }
  const since = new Date(now.getTime() - oldestSeconds * 1000)
  return isProgressing
    ? { state: 'warning', says: says + words.progressing, remedy: null, since }
    : { state: verdict, says, remedy: words.remedy, since }
}
