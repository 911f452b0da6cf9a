import { cachePreviewableQuery, cacheQuery } from '@/src/cache/cacheQuery'
import { DAY_SECONDS } from '@/src/domain/durations'
import { findGeneralSteps, findOfferSteps } from './queries/findRecruitmentSteps'
import { readReplyDelay } from './queries/readReplyDelay'
import { replyDaysToShow } from './rules/replyDelay'

export const findCachedGeneralSteps = cachePreviewableQuery(
  { name: 'recruitment-steps', sources: ['recruitment-process'] },
  findGeneralSteps,
)
export const findCachedOfferSteps = cachePreviewableQuery(
  { name: 'offer-steps', sources: ['job-offers'] },
  findOfferSteps,
)
/** Reads the shown median time to a reply in days; null when there are too few replies. */
export const readCachedReplyDelay = cacheQuery(
  // The figure is of a year, so that no save of staff has to change it at once.
  { name: 'answer-delay', sources: [], revalidateSeconds: DAY_SECONDS },
  async (payload) => replyDaysToShow(await readReplyDelay(payload, new Date())),
)
