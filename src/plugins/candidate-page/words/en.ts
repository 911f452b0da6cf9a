import { formatDate, formatStoredDay } from '@/src/content/en/dates'
import type { TranslationShape } from '@/src/content/translationShape'
import type { candidateWords as fr } from './fr'

const DECIDED = {
  words: 'Decision made',
  next: 'We have let you know our answer. If you have a question, reply to one of our messages.',
} as const

/** The texts of the candidate page and of its mails. */
export const candidateWords: TranslationShape<typeof fr> = {
  title: 'Your application',
  spontaneous: 'Speculative application',
  statuses: {
    pending: {
      words: 'Received',
      next: 'Our team will read your application. You will have an answer by e-mail, whatever it may be.',
    },
    reviewed: {
      words: 'Under consideration',
      next: 'Our team is considering your application. You will have an answer by e-mail, whatever it may be.',
    },
    accepted: DECIDED,
    rejected: DECIDED,
  },
  status: 'Where your application stands',
  next: 'What happens next',
  facts: 'What we have received',
  offer: 'Position',
  sentOn: 'Sent on',
  dueOn: 'Answer promised by',
  repliedOn: 'Latest answer on',
  files: 'Files received',
  noFiles: 'No file',
  day: formatDate,
  storedDay: formatStoredDay,
  personal:
    'This link is personal: anyone who has it can read this page. It works for as long as we store your application.',
  rights: 'Learn more about your rights',
  notMine: 'This is not me',
  notMineText:
    'You did not apply to us? The person who did probably mistyped their e-mail address. Disable this link: it will show nothing any more, and our team will be informed.',
  notMineButton: 'Disable this link and inform the team',
  revokedTitle: 'This link is disabled',
  revokedText:
    'Thank you for letting us know. This link shows nothing any more, and our team knows that the application is not yours.',
  backHome: 'Back to the home page',
  requestTitle: 'Follow your application',
  invalidTitle: 'This link is no longer valid',
  invalidText:
    'It is incomplete, was disabled, or the application is no longer stored. You can ask for another link.',
  requestText:
    'Enter the e-mail address with which you applied. We will send you a link to each of your applications.',
  emailLabel: 'E-mail address',
  required: 'The field is required.',
  requestButton: 'Send me my link',
  requesting: 'Sending…',
  requestedTitle: 'Check your e-mails',
  requestedText:
    'If this address belongs to an application, a message with your link will arrive within a few minutes. Otherwise, check the address, or reply to one of our messages.',
  correctTitle: 'Correct your e-mail address',
  correctText: 'Your request has not been sent yet: correct the address, then send it again.',
  expiredText: 'What you typed is no longer stored. Please enter your e-mail address again.',
  mails: {
    follow:
      'You can follow your application at any time. The link below is personal: please do not pass it on.',
    followLink: 'Follow my application',
    subject: (company) => `Follow your application to ${company}`,
    greeting: 'Hello,',
    one: (offer) =>
      `Here is the link to your application (${offer}). It is personal: please do not pass it on.`,
    many: 'Here are the links to your applications. They are personal: please do not pass them on.',
    each: (offer, day) => `${offer}, sent on ${day}`,
    footer:
      'You are receiving this message because this link was requested for your address. If you did not apply, open the link and choose “This is not me”.',
  },
}
