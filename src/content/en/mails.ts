import { formatStoredDay } from './dates'

/** Texts of the layout of every mail. */
export const mailWords = {
  labelled: (label: string, value: string) => `${label}: ${value}`,
} as const

const forOfferPhrase = (title: string | null) => (title ? ` for the position “${title}”` : '')

export const applicationReceivedWords = {
  subject: (company: string) => `Your application to ${company}`,
  title: 'We have received your application',
  greeting: 'Hello,',
  thanks: (company: string, offerTitle: string | null) => {
    return `Thank you for your interest in ${company}. We have received your application${forOfferPhrase(offerTitle)}. Our team is reading it carefully and will be in touch with you as soon as possible.`
  },
  promise: (noon: string) =>
    `You will have an answer from us by ${formatStoredDay(noon)} at the latest, whatever it may be.`,
  goodbye: 'Kind regards,',
  signature: (company: string) => `The ${company} recruitment team`,
  offers: 'See our vacancies',
  footer:
    'Your details are used only to consider your application. To see them, correct them or have them erased, reply to this message. If you did not apply, please reply as well: we will erase this application.',
} as const

/** Mail to a candidate whose file was refused after the application was accepted. */
export const resendFileMailWords = {
  subject: (company: string) => `Your application to ${company}: a file to send again`,
  title: {
    cv: 'Please send us another copy of your CV',
    coverLetterFile: 'Please send us another copy of your cover letter',
  },
  refused: {
    cv: (company: string, offerTitle: string | null) =>
      `We have your application${forOfferPhrase(offerTitle)} at ${company}, but your CV could not be accepted. This is why:`,
    coverLetterFile: (company: string, offerTitle: string | null) =>
      `We have your application${forOfferPhrase(offerTitle)} at ${company}, but your cover letter could not be accepted. This is why:`,
  },
  reply:
    'To send us another copy, reply to this message and attach it. You do not need to apply again.',
} as const

/** Texts around a reply to a candidate. */
export const candidateReplyMailWords = {
  applicationFor: (offerTitle: string) => `your application for the position “${offerTitle}”`,
  spontaneous: 'your unsolicited application',
  application: 'your application',
  footer: (company: string) =>
    `You are receiving this message because you applied to ${company}. To write to us, simply reply to it.`,
} as const

/** Texts around the reply to a contact message. */
export const messageReplyMailWords = {
  subject: (subject: string) => `Re: ${subject}`,
} as const
