import { judgeGrown, READING_WAIT } from '@/src/domain/health/judgements'
import type { StoredCheck } from '@/src/health/checkContext'
import { readUnreadFigures } from '@/src/plugins/document-reading/queries/readUnreadFigures'
import { lightWords } from '@/src/plugins/system-page/words/admin/systemLights'

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
