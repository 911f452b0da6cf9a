import { heardFromLabels } from './heardFrom'

export const applicationPageWords = {
  backToOffers: 'Back to our vacancies',
  eyebrow: 'Application',
  titleOf: (jobTitle: string) => `Apply: ${jobTitle}`,
  description: (jobTitle: string) =>
    `Apply for the position of “${jobTitle}” in one minute: your contact details, your CV and, if you wish, a letter.`,
  spontaneousTitle: 'Speculative application',
  spontaneousIntroduction:
    'Can’t find quite the right role? Introduce yourself: we read every application and will come back to you as soon as a position comes close.',
  required: 'Fields marked with an asterisk (*) are required.',
  stepsHeading: 'What happens next?',
  steps: [
    'Your application goes straight to the recruitment team, who read it themselves.',
    'If your background is a match, we call you for a first conversation of half an hour.',
    'You then meet your future manager and a member of the team.',
  ],
  /** Sentence shown after an application was sent. */
  promise: (days: number) =>
    days > 1
      ? `You will have an answer from us within ${days} days, whatever it may be.`
      : 'You will have an answer from us within a day, whatever it may be.',
  consent: (retention: string | undefined) =>
    `By sending this form, you agree to your data being used to consider your application. It is not passed on to anyone else. ${retention === undefined ? '' : `${retention} `}You may consult it, have it corrected or have it deleted at any time.`,
  moreOffers: 'See our vacancies',
  /** Notice above the form of an offer that ended meanwhile. */
  closedMeanwhile: (sentences: string) =>
    `The vacancy ended while you were writing. This form now sends a speculative application. ${sentences}`,
  correctTitle: 'Correct your application',
  closedTitle: 'This vacancy is no longer open',
  closedText:
    'The position has been filled or the advertisement withdrawn. You can send us a speculative application: we will consider it with the same care.',
  unlistedText:
    'This position is not among our current vacancies. You can write to us about it, or let us find the position that suits you:',
  sendSpontaneous: 'Send a speculative application',
} as const

export const applicationFormWords = {
  candidateName: 'Full name',
  candidateEmail: 'Email',
  candidatePhone: 'Phone',
  phoneHelp: 'Optional. Useful for arranging a conversation.',
  cv: 'CV',
  fileHelp: 'PDF or Word (.doc, .docx), 5 MB at most.',
  letterLegend: 'Cover letter',
  letterLegendHelp: 'Optional: write it here or attach a file.',
  coverLetter: 'Your letter',
  coverLetterFile: 'Your letter as a file',
  or: 'OR',
  removeFile: 'Remove',
  withoutFile:
    'A file that you chose was not accepted and will not be attached. Choose another one, or send once more to go without it.',
  heardFrom: 'How did you hear about us?',
  heardFromHelp: 'Optional. Your answer makes no difference to how we consider your application.',
  noHeardFrom: 'No answer',
  heardFromLabels,
  submit: 'Send my application',
  submitSpontaneous: 'Send as a speculative application',
  sending: 'Sending...',
  progress: 'Progress of the upload',
  consentLink: 'Find out more about your rights',
} as const

export const applicationSentWords = {
  sentTitle: 'Application sent!',
  sentText: 'Your application has been sent successfully.',
  sentNext: 'We will contact you as soon as possible.',
  backHome: 'Back to the home page',
} as const
