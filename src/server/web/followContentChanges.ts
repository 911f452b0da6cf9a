import { listenTo } from '@/src/database/listenTo'
import { CONTENT_CHANNEL } from '@/src/domain/pages/cacheTag'
import { dropKeptAnswers } from '@/src/kept/keptAnswersDrop'
import { logError } from '@/src/log/log'

/**
 * Drops the pages that this server keeps when what they were made from was saved, on whichever server.
 * When it could not be told for a while, it drops them all.
 */
export async function followContentChanges(connectionString: string | undefined) {
  if (!connectionString) return
  const { tried } = listenTo({
    connectionString,
    name: 'exemplia content changes',
    channel: CONTENT_CHANNEL,
    onChange: (_, why, tag) => dropKeptAnswers(why === 'notified' ? [tag] : 'all'),
    onError: (err) => logError({ err, msg: 'The changes of content are not being followed' }),
  })
  await tried
}
