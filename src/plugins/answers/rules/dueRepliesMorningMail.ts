/** The daily mail about candidates whose reply is due. */
export const dueRepliesMorningMail = {
  kind: 'answers',
  task: 'sendMorningMails',
  day: 'moment::date',
  subscribed: 'morning_mail',
  isSkippedWithoutSubscriber: true,
} as const
