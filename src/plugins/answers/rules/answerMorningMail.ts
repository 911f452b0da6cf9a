/** The daily mail about candidates whose reply is due. */
export const answerMorningMail = {
  kind: 'answers',
  task: 'sendMorningMails',
  day: 'moment::date',
  subscribed: 'morning_mail',
  isSkippedWithoutSubscriber: true,
} as const
