import { formatDate, formatStoredDay } from '@/src/content/en/dates'
import type { TranslationShape } from '@/src/content/translationShape'
import type { candidateWords as fr } from './fr'

const DECIDED_STATUS_WORDS = {
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
    accepted: DECIDED_STATUS_WORDS,
    rejected: DECIDED_STATUS_WORDS,
  },
  withdrawn: {
    words: 'Withdrawn',
    next: (day) => `You withdrew your application on ${day}.`,
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
  manage: 'Change, withdraw or erase your application',
  manageText: (minutes) =>
    `To check that it is really you, we send a code to your e-mail address. It is valid for ${minutes} minutes.`,
  codeButton: 'Send me a code',
  codeLabel: 'Code received by e-mail',
  codeHelp: 'Six digits. Look in your spam folder too.',
  codeEnter: 'Confirm the code',
  codeAgain: 'Send me another code',
  sessionText: (minutes) =>
    `For ${minutes} minutes, you can change, withdraw or erase your application.`,
  correct: 'Correct or complete my application',
  correctFileHelp:
    'PDF or Word (.doc, .docx), 5 MB at most. If left empty, the file that we have stays.',
  save: 'Save',
  saving: 'Saving…',
  correctionTitle: 'Correct your application',
  correctionRefused:
    'Nothing has been saved yet: correct the marked fields, and choose your files again.',
  correctionTooLate:
    'Your access has ended, and nothing was saved. Open your page in another tab, ask for a new code, then save again here.',
  withdraw: 'Withdraw my application',
  withdrawText:
    'We will no longer consider your application, and you will get no further answer. A withdrawal cannot be undone: if you change your mind, apply again.',
  replace: (count) =>
    count === 1 ? 'Replace my first application' : 'Replace my earlier applications',
  replaceText: (count, day) =>
    count === 1
      ? `Your application of ${day} for this position is withdrawn: we will consider this one instead, and you will get no answer to the first one. This cannot be undone.`
      : `Your ${count} earlier applications for this position are withdrawn: we will consider this one instead, and you will get no answer to them. This cannot be undone.`,
  erase: 'Erase my application',
  eraseText: (hours) =>
    `Your application, your files and our messages will be erased in ${hours} hours. Until then, you can cancel this on this page.`,
  eraseLabel: (word) => `To confirm, type ${word}`,
  erasureWord: 'ERASE',
  erasureDue: (moment) => `You asked us to erase your application: it will be erased on ${moment}.`,
  erasureCancel: 'Cancel the erasure',
  erasureCancelHint: 'To cancel it, ask for a code below.',
  moment: (moment, timeZone) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
      new Date(moment),
    ),
  copyButton: 'Download a copy of my data',
  notices: {
    'code-sent': 'The code is on its way by e-mail. It will arrive within a few minutes.',
    'code-wrong': 'This is not the right code. Check the six digits of the latest e-mail.',
    'code-expired':
      'This code is no longer valid, or was tried too many times. Ask for another code.',
    'codes-exhausted':
      'Too many codes have been requested for this application. Try again in an hour.',
    'session-opened': 'The code is right: you can now manage your application.',
    'session-ended': 'Your access has ended. Ask for a new code.',
    corrected: 'Your corrections are saved. Our team can see them.',
    withdrawn: 'Your application is withdrawn. Our team can see it.',
    'earlier-replaced':
      'What you sent earlier for this position, and was still open, is withdrawn: we will consider this application. Our team can see it.',
    'nothing-to-replace': 'There is no earlier application, or none any more, to replace.',
    'erasure-unconfirmed': 'The erasure is not confirmed: type exactly the word shown.',
    'erasure-requested': 'Your request to erase your application is recorded.',
    'erasure-cancelled': 'The erasure is cancelled: we keep your application.',
  },
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
    appliedBefore: (day: string) =>
      `You already applied for this position on ${day}. We have all your applications, and our team will read the latest one.`,
    replaceEarlier: (action) =>
      `For only this one to count, open the link below, ask for a code and choose “${action}”.`,
    followLink: 'Follow my application',
    subject: (company) => `Follow your application to ${company}`,
    greeting: 'Hello,',
    one: (offer) =>
      `Here is the link to your application (${offer}). It is personal: please do not pass it on.`,
    many: 'Here are the links to your applications. They are personal: please do not pass them on.',
    each: (offer, day) => `${offer}, sent on ${day}`,
    codeSubject: (company) => `Your code for your application to ${company}`,
    codeTitle: 'Your code',
    codeText: (minutes) =>
      `Type this code on the page of your application. It is valid for ${minutes} minutes and works once.`,
    code: 'Code',
    codeFooter:
      'You are receiving this message because this code was requested on the page of your application. If it was not you, do not give it to anyone: without it, nothing changes.',
    footer:
      'You are receiving this message because this link was requested for your address. If you did not apply, open the link and choose “This is not me”.',
  },
}
