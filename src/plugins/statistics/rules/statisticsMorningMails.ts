/** The statistics mails: weekly on Monday, monthly on the first of the month. */
export const statisticsMorningMails = [
  {
    kind: 'weekly',
    task: 'sendStatisticsMails',
    day: "date_trunc('week', moment)::date",
    subscribed: "statistics_mail = 'weekly'",
  },
  {
    kind: 'monthly',
    task: 'sendStatisticsMails',
    day: "date_trunc('month', moment)::date",
    subscribed: "statistics_mail = 'monthly'",
  },
] as const
