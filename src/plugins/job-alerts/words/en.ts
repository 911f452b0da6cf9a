import { formatStoredDay } from '@/src/content/en/dates'

/** Words for the link on the job list. */
export const alertLinkWords = {
  text: 'Get the new vacancies of this search by e-mail, once a day at most.',
  link: 'Notify me',
} as const

/** Words for the search of an alert. */
export const alertSearchWords = {
  heading: 'Your search',
  all: 'All vacancies',
  quoted: (text: string) => `“${text}”`,
  /** Words that replace typed ones in a mail to an address that is not confirmed yet. */
  someWords: 'keywords',
} as const

export const alertPageWords = {
  title: 'Hear about new vacancies',
  introduction:
    'We write to you when a vacancy of this search is published: one e-mail a day at most, and none when there is nothing new. Vacancies are written in French.',
  required: 'The e-mail address is required.',
  email: 'Your e-mail address',
  submit: 'Create the alert',
  notice: (days: number) =>
    `Your address serves this alert only. We first ask you to confirm it: without an answer it is deleted after ${days} days. Each e-mail lets you stop the alert; otherwise it stops after a year unless you renew it.`,
  legalNotice: 'More about your rights',
  correctTitle: 'Correct your alert',
  correctIntroduction: 'Your alert has not been created yet: please correct what is marked.',
  expired:
    'What you typed is no longer stored: it is only stored for half an hour. You can type it again here.',
  sentTitle: 'Check your inbox',
  sentText: (days: number) =>
    `We have sent you an e-mail: the link in it confirms your alert. You have ${days} days.`,
  sentHelp: (alerts: number, mails: number) =>
    `Nothing arrives? Look in your spam folder and check the address. An address has ${alerts} alerts at most, and receives no more than ${mails} requests for confirmation per hour.`,
  backToOffers: 'Back to the vacancies',
} as const

/** Words for the page of the link that confirms or renews an alert. */
export const confirmPageWords = {
  title: 'Confirm your alert',
  question: 'Would you like to receive the new vacancies of this search by e-mail?',
  confirm: 'Confirm the alert',
  doneTitle: 'Your alert is active',
  done: (end: string) =>
    `We will write to you when a new vacancy matches, until ${formatStoredDay(end)}.`,
  renewTitle: 'Renew your alert',
  renewQuestion: (end: string) =>
    `Your alert stops on ${formatStoredDay(end)}. Would you like to renew it for a year?`,
  renew: 'Renew for a year',
  stop: 'Stop this alert',
} as const

/** Words for the page of the link that stops an alert. */
export const stopPageWords = {
  title: 'Stop your alert',
  question: 'Stop receiving the new vacancies of this search?',
  stop: 'Stop the alert',
  doneTitle: 'You no longer have this alert',
  done: 'Your address has been deleted from it: we will not write to you about it again.',
} as const

export const invalidLinkWords = {
  title: 'This link is no longer valid',
  text: 'The alert was stopped, was not confirmed in time, or the link is incomplete. You can create another one.',
  create: 'Create an alert',
} as const

export const confirmationMailWords = {
  subject: (company: string) => `Confirm your job alert at ${company}`,
  title: 'Confirm your alert',
  greeting: 'Hello,',
  text: (company: string, days: number) =>
    `This address was entered on the website of ${company} to receive new vacancies. Confirm it within ${days} days: without an answer it is deleted and you will receive nothing else.`,
  search: 'Search',
  link: 'Confirm the alert',
  footer: 'If you did not ask for this, do nothing.',
} as const

export const renewalMailWords = {
  subject: (company: string) => `Your job alert at ${company} ends soon`,
  title: 'Renew your alert?',
  greeting: 'Hello,',
  text: (company: string, end: string) =>
    `Your alert on the vacancies of ${company} stops on ${formatStoredDay(end)}, and your address will be deleted. To keep it for another year, renew it.`,
  search: 'Search',
  link: 'Renew for a year',
  footer: 'Without an answer the alert stops by itself.',
} as const

export const offersMailWords = {
  subject: (count: number, company: string) =>
    count > 1 ? `${count} new vacancies at ${company}` : `A new vacancy at ${company}`,
  title: (count: number) => (count > 1 ? 'New vacancies for you' : 'A new vacancy for you'),
  greeting: 'Hello,',
  text: (search: string) => `This has just been published for your alert: ${search}.`,
  others: (count: number) =>
    count > 1
      ? `And ${count} other vacancies to read on the website.`
      : 'And one other vacancy to read on the website.',
  link: 'See the vacancies',
  footer: 'You receive this message because you confirmed this alert.',
  stop: 'Stop this alert',
} as const
