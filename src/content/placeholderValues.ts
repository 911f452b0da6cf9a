import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { PlaceholderValues } from '@/src/domain/submissions/answerTemplate'
import { SPONTANEOUS_APPLICATION_TITLE } from './storedWords'
import { wordsIn } from './words'

type About = {
  candidateName: string
  /** As it was when the candidate applied. */
  jobTitle: string
  companyName: string
  authorName: string | null
  language: SiteLanguage
}

/** What the places of a template stand for in one application, in the candidate's language. */
export function placeholderValues(about: About): PlaceholderValues {
  const { authorName, candidateName, companyName, jobTitle, language } = about
  const offerTitle = jobTitle === SPONTANEOUS_APPLICATION_TITLE ? null : jobTitle || null
  return {
    candidate: candidateName || null,
    application: wordsIn(language).answerMailWords.application(offerTitle),
    offer: offerTitle,
    company: companyName || null,
    author: authorName || null,
    toComplete: null,
  }
}
