import { cachePage, cacheQuery } from '@/src/cache/cacheQuery'
import { findGeneralSteps, findOfferSteps } from './queries/findRecruitmentSteps'
import { readAnswerDelay } from './queries/readAnswerDelay'
import { shownAnswerDays } from './rules/answerDelay'

const DAY_SECONDS = 24 * 60 * 60

export const cachedGeneralSteps = cachePage(
  { name: 'recruitment-steps', sources: ['recruitment-process'] },
  findGeneralSteps,
)
export const cachedOfferSteps = cachePage(
  { name: 'offer-steps', sources: ['job-offers'] },
  findOfferSteps,
)
/** Reads the shown median time to a reply in days; null when there are too few replies. */
export const cachedAnswerDelay = cacheQuery(
  // The figure is of a year, so that no save of staff has to change it at once.
  { name: 'answer-delay', sources: [], revalidateSeconds: DAY_SECONDS },
  async (payload) => shownAnswerDays(await readAnswerDelay(payload, new Date())),
)
