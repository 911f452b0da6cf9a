import { statisticsMorningMails } from './statistics/rules/statisticsMorningMails'

/** The mails of plugins that staff may receive in the morning. */
export const morningMails = [...statisticsMorningMails] as const
