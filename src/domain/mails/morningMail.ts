import { STATISTICS_MAILS } from './statisticsMail'

/** What staff may have sent of a morning: whom to answer each day, the statistics on some. */
export const MORNING_MAILS = ['answers', ...STATISTICS_MAILS] as const
export type MorningMail = (typeof MORNING_MAILS)[number]
