import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { PlaceholderValues } from '@/src/domain/submissions/answerTemplate'
import { SPONTANEOUS_APPLICATION_TITLE } from './storedWords'
import { wordsIn } from './words'

type About = {
  candidateName: string
  /** As staff wrote it; null where the offer is no more, or was none. */
  offerTitle: string | null
  /** As the form had it: a stranger may have typed it, so it is never repeated. */
  jobTitle: string
  companyName: string
  authorName: string | null
  language: SiteLanguage
}

/** What the places of a template stand for in one application, in the candidate's language. */
export function placeholderValues(about: About): PlaceholderValues {
  const { authorName, candidateName, companyName, offerTitle } = about
  return {
    candidate: candidateName || null,
    application: application(about),
    offer: offerTitle,
    company: companyName || null,
    author: authorName || null,
    toComplete: null,
  }
}

function application({ jobTitle, language, offerTitle }: About): string {
  const { answerMailWords: words } = wordsIn(language)
  if (offerTitle) return words.applicationFor(offerTitle)
  return jobTitle === SPONTANEOUS_APPLICATION_TITLE ? words.spontaneous : words.application
}
