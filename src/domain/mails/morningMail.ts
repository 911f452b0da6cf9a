import { STATISTICS_MAILS } from '@/src/plugins/statistics/rules/statisticsMail'

/** The mails that staff may receive in the morning: candidates to reply to, and statistics. */
export const MORNING_MAILS = ['answers', ...STATISTICS_MAILS] as const
export type MorningMail = (typeof MORNING_MAILS)[number]
