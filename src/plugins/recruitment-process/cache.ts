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
/** The shown median time to an answer in days; null when there are not enough answers. */
export const cachedAnswerDelay = cacheQuery(
  // No save of staff changes it at once: it is a figure of a year.
  { name: 'answer-delay', sources: [], revalidateSeconds: DAY_SECONDS },
  async (payload) => shownAnswerDays(await readAnswerDelay(payload, new Date())),
)
