import { dueRepliesMorningMail } from './answers/rules/dueRepliesMorningMail'
import { statisticsMorningMails } from './statistics/rules/statisticsMorningMails'

/** The mails of plugins that staff may receive in the morning. */
export const morningMails = [dueRepliesMorningMail, ...statisticsMorningMails] as const
