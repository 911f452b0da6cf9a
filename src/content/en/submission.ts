import type { ChosenFileError } from '@/src/domain/files/uploadedFile'
import type { UnstoredFileWarning } from '@/src/domain/submissions/applicationForm'
import type { InputError, RefusalReason } from '@/src/domain/submissions/submission'

export const honeypotLabel = 'Do not fill in'
export const unexpectedErrorSentence = 'An unexpected error occurred. Please try again.'
/** The question when a visitor leaves while a form is being sent. */
export const leaveWhileSendingSentence =
  'Your form is still being sent. If you leave this page, it cannot tell you whether it has arrived. Leave it?'

/** File errors that the form shows before it is sent. */
export const chosenFileErrorSentences = {
  fileTooLarge: 'The file must not exceed 5 MB. Choose a smaller one.',
  fileTypeRefused: 'Only PDF and Word files are accepted. Choose another file.',
  fileEmpty:
    'This file is empty. Save your document again or export it as a PDF, then choose it again.',
  fileUnreadable:
    'This file could not be read. If it is in a cloud drive, download it to your device first, then choose it again.',
} as const satisfies Record<ChosenFileError, string>

export const submissionErrorSentences = {
  nameMissing: 'Enter your name.',
  emailMissing: 'Enter your email address.',
  emailInvalid: 'This email address is not valid. Example: firstname.lastname@example.com',
  emailNotAscii:
    'Our messages cannot reach an address with an accent or a special character before the @. Enter another email address.',
  subjectMissing: 'Enter the subject of your message.',
  messageMissing: 'Write your message.',
  textTooLong: 'This text is too long. Shorten it before sending it.',
  ...chosenFileErrorSentences,
  fileIsPdf:
    'This file is a PDF, whatever its name says. Give it a name that ends in .pdf, then choose it again.',
  fileIsDoc:
    'This file is a Word document, whatever its name says. Give it a name that ends in .doc or export it as a PDF, then choose it again.',
  fileIsDocx:
    'This file is a Word document, whatever its name says. Give it a name that ends in .docx or export it as a PDF, then choose it again.',
  fileDamaged:
    'This file is damaged or incomplete. Open it, save it again or export it as a PDF, then choose it again.',
  fileTooComplex:
    'This file is too complex to be checked: a PDF can have 100,000 objects, a Word document 2,000 parts and, once unpacked, 64 MB and a hundred times its size. Make it smaller or export it as a PDF again, then choose it again.',
  fileHasMacros:
    'This file contains macros. Export it as a PDF or save it without macros, then choose it again.',
  fileNeedsPassword:
    'This file is protected by a password. Save it without a password, then choose it again.',
  fileTooOld:
    'This file was made with a version of Word that predates 1997. Save it as .docx or export it as a PDF, then choose it again.',
  fileLoadsElsewhere:
    'This file fetches a template or an object from another computer. Export it as a PDF, then choose it again.',
  fileCallsProgram:
    'This file contains a field that calls another program (DDE). Remove it from the document or export the document as a PDF, then choose it again.',
  fileHasProgram:
    'This file contains a program. Remove it from the document or export the document as a PDF, then choose it again.',
  fileNotInspected:
    'Your files could not be checked in the time available. Wait a minute, then send your application again.',
  jobOfferClosed: 'This vacancy is no longer open. You can send us a speculative application.',
  crossSite: 'This form was sent from another site: it has been refused.',
  bodyUnreadable: 'What you sent could not be read. Reload the page and try again.',
  bodyTooLarge: 'What you sent is too large. The file must not exceed 5 MB.',
  tooManySubmissions:
    'Too many forms have been sent from your connection. Wait a moment before trying again.',
  accessRequestsFull:
    'Too many requests for an access are waiting already: yours was not kept. Try again in a few days, or ask the person who offered you an access.',
  applicationNotSaved:
    'Your application could not be sent: the service is temporarily unavailable. Try again in a few minutes.',
  messageNotSaved:
    'Your message could not be sent. Your text has been kept: try again in a few minutes or call us.',
  unexpected: unexpectedErrorSentence,
} as const satisfies Record<InputError | RefusalReason, string>

export const submissionWarningSentences = {
  cvNotStored:
    'Your CV could not be uploaded, but your application has been sent all the same. You can send us your CV by email.',
  coverLetterNotStored:
    'Your cover letter could not be uploaded, but your application has been sent all the same.',
} as const satisfies Record<UnstoredFileWarning, string>

/** Sentence above a refused form, which has the typed values but not the files. */
export const filesNotKeptSentence =
  'Your application has not been sent yet. Your text has been kept, but not the files: please choose them again.'

export const refusalPageWords = {
  title: 'Your form could not be sent',
  goBack: 'Go back to the previous page with your browser: what you have written is still there.',
  kept: 'This page keeps what you have written: leave it open, then send it again with the button below.',
  filesAgain: 'Your files, however, must be chosen again.',
  resend: 'Send again',
} as const
