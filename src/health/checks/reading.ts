import { lightWords } from '@/src/content/admin/systemLights'
import { judgeGrown, READING_WAIT } from '@/src/domain/health/judgements'
import { readUnreadFigures } from '@/src/queries/documents/readUnreadFigures'
import type { StoredCheck } from '../checkContext'

const { reading: words } = lightWords

/** How long the oldest document has waited until its text is extracted, which searches need. */
export const checkReading: StoredCheck = async (payload, { now }) => {
  const { unread, oldestSeconds, isProgressing } = await readUnreadFigures(payload)
  if (unread === 0) return { state: 'good', says: words.none, remedy: null }
  const says = words.waiting(unread, oldestSeconds)
  const verdict = judgeGrown(oldestSeconds, READING_WAIT)
  if (verdict === 'good') return { state: verdict, says, remedy: null }
  const since = new Date(now.getTime() - oldestSeconds * 1000)
  return isProgressing
    ? { state: 'warning', says: says + words.progressing, remedy: null, since }
    : { state: verdict, says, remedy: words.remedy, since }
}
