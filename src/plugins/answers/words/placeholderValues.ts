import { siteWordsIn } from '@/src/content/siteWords'
import { SPONTANEOUS_APPLICATION_TITLE } from '@/src/content/storedWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { candidateFirstName } from '../rules/candidateFirstName'
import type { PlaceholderValues } from '../rules/replyTemplate'

type PlaceholderContext = {
  candidateName: string
  /** The current title; null for a spontaneous application or a deleted offer. */
  offerTitle: string | null
  /**
   * The title from the form. It is never repeated to the candidate, because a stranger may have
   * typed it.
   */
  jobTitle: string
  companyName: string
  authorName: string | null
  language: SiteLanguage
}

/** The values of a template's placeholders for one application, in the candidate's language. */
export function placeholderValues(about: PlaceholderContext): PlaceholderValues {
  const { authorName, candidateName, companyName, offerTitle } = about
  return {
    candidate: candidateName || null,
    firstName: candidateFirstName(candidateName) || null,
    application: applicationPhrase(about),
    offer: offerTitle,
    company: companyName || null,
    author: authorName || null,
    ...{ proposedOffer: null, offerLink: null, toComplete: null },
  }
}

function applicationPhrase({ jobTitle, language, offerTitle }: PlaceholderContext): string {
  const { candidateReplyMailWords: words } = siteWordsIn(language)
  if (offerTitle) return words.applicationFor(offerTitle)
  return jobTitle === SPONTANEOUS_APPLICATION_TITLE ? words.spontaneous : words.application
}
