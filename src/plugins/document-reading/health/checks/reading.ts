import { stateOfGrowth } from '@/src/domain/health/judgements'
import type { StoredCheck } from '@/src/health/checkContext'
import { readUnreadFigures } from '@/src/plugins/document-reading/queries/readUnreadFigures'
import { readingCheckWords as words } from '@/src/plugins/document-reading/words/admin/readingCheck'

const MINUTE = 60
/**
 * Reading a document takes seconds; when its file is not available, the next attempt is after ten
 * minutes.
 */
const READING_WAIT = { warning: 15 * MINUTE, bad: 120 * MINUTE }

/** How long the oldest document has waited until its text is extracted, which searches need. */
export const checkReading: StoredCheck = async (payload, { now }) => {
  const { unread, oldestSeconds, isProgressing } = await readUnreadFigures(payload)
  if (unread === 0) return { state: 'good', says: words.none, remedy: null }
  const says = words.waiting(unread, oldestSeconds)
  const verdict = stateOfGrowth(oldestSeconds, READING_WAIT)
  if (verdict === 'good') return { state: verdict, says, remedy: null }
  const since = new Date(now.getTime() - oldestSeconds * 1000)
  return isProgressing
    ? { state: 'warning', says: says + words.progressing, remedy: null, since }
    : { state: verdict, says, remedy: words.remedy, since }
}
