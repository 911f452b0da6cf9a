import type { FileError } from '@/src/domain/files/uploadedFile'
import { OFFER_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ApplicationFileField } from '@/src/domain/submissions/applicationForm'
import { siteWordsIn } from '../siteWords'
import { senderLanguageFacts } from '../visitorLanguage'
import type { MailLink, MailParagraph, MailText } from './mailText'

export const PHONE_NOT_GIVEN_LABEL = 'Non renseigné'

export type NewApplicationMailDetails = {
  /** The language of the application form. */
  language: SiteLanguage
  jobTitle: string
  name: string
  email: string
  phone: string
  cvFilename: string | null
  letterFilename: string | null
  message: string | null
  adminUrl: string | null
}

/** Mail to staff about a new application. The files are not attached. */
export function newApplicationMail(application: NewApplicationMailDetails): MailText {
  const { jobTitle, name, email, phone, cvFilename, letterFilename, message } = application
  return {
    subject: `Nouvelle candidature : ${name} — ${jobTitle}`,
    title: 'Nouvelle candidature',
    paragraphs: [`${name} vient de postuler.`],
    facts: [
      { label: 'Poste', value: jobTitle },
      { label: 'Nom', value: name },
      { label: 'E-mail', value: email },
      { label: 'Téléphone', value: phone },
      ...senderLanguageFacts(application.language),
      { label: 'CV', value: cvFilename ?? 'Non fourni' },
      ...(letterFilename ? [{ label: 'Lettre jointe', value: letterFilename }] : []),
    ],
    quote: message ? { label: 'Lettre de motivation', text: message } : undefined,
    link: application.adminUrl
      ? { label: 'Ouvrir la candidature', url: application.adminUrl }
      : undefined,
    footer:
      'Les fichiers se consultent dans l’administration. Répondre à ce message écrit directement au candidat.',
  }
}

/** A link for the candidate to this application, and the sentence that introduces it. */
export type FollowLink = { sentence: string; link: MailLink }

type ApplicationReceivedMailDetails = {
  language: SiteLanguage
  companyName: string
  offerTitle: string | null
  /** The promised reply date, stored as noon of that day. */
  answerDueOn: string | null
  offersUrl: string | null
  pluginSentences?: readonly string[]
  /** The link of a plugin; with it, the link to the offers is below the text. */
  follow?: FollowLink | null
}

/**
 * Mail to the candidate. It repeats no text from the form, because anyone can enter another
 * person's address there and would use the firm to send them a text.
 */
export function applicationReceivedMail(received: ApplicationReceivedMailDetails): MailText {
  const { answerDueOn, language, companyName, offersUrl, pluginSentences = [], follow } = received
  const { applicationReceivedWords: words } = siteWordsIn(language)
  const offers = offersUrl ? { label: words.offers, url: offersUrl } : undefined
  return {
    language,
    subject: words.subject(companyName),
    title: words.title,
    paragraphs: [
      words.greeting,
      thanksParagraph(received),
      ...(answerDueOn ? [words.promise(answerDueOn)] : []),
      ...pluginSentences,
      ...(follow ? [follow.sentence] : []),
      `${words.goodbye}\n${words.signature(companyName)}`,
      ...(follow && offers ? [[offers]] : []),
    ],
    link: follow?.link ?? offers,
    footer: words.footer,
  }
}

function thanksParagraph({
  language,
  companyName,
  offerTitle,
}: ApplicationReceivedMailDetails): MailParagraph {
  const { applicationReceivedWords: words } = siteWordsIn(language)
  return insertOfferTitle((title) => words.thanks(companyName, title), { language, offerTitle })
}

/** The reason why a candidate's file was refused after the application was accepted. */
export type FileRefusal = { file: ApplicationFileField; reason: FileError }

type ResendFileMailDetails = FileRefusal &
  Pick<ApplicationReceivedMailDetails, 'language' | 'companyName' | 'offerTitle'>

/** Mail to the candidate, without the file name, for the same reason as in the mail above. */
export function fileResendRequestMail(refused: ResendFileMailDetails): MailText {
  const { file, reason, language, companyName } = refused
  const {
    resendFileMailWords: words,
    submissionErrorSentences,
    applicationReceivedWords,
  } = siteWordsIn(language)
  return {
    language,
    subject: words.subject(companyName),
    title: words.title[file],
    paragraphs: [
      applicationReceivedWords.greeting,
      insertOfferTitle((title) => words.refused[file](companyName, title), refused),
      submissionErrorSentences[reason],
      words.reply,
      `${applicationReceivedWords.goodbye}\n${applicationReceivedWords.signature(companyName)}`,
    ],
    footer: applicationReceivedWords.footer,
  }
}

// Separates the title of an offer from the sentence, so that it can have its own language.
const TITLE_PLACEHOLDER = '\u0000'

type OfferTitleInMail = Pick<ApplicationReceivedMailDetails, 'language' | 'offerTitle'>

function insertOfferTitle(
  sentence: (title: string | null) => string,
  { language, offerTitle }: OfferTitleInMail,
): MailParagraph {
  if (offerTitle === null || language === OFFER_LANGUAGE) return sentence(offerTitle)
  const [before = '', after = ''] = sentence(TITLE_PLACEHOLDER).split(TITLE_PLACEHOLDER)
  return [before, { text: offerTitle, language: OFFER_LANGUAGE }, after]
}
