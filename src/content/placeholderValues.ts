import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { PlaceholderValues } from '@/src/domain/submissions/answerTemplate'
import { wordsIn } from './words'

type About = {
  candidateName: string
  /** As staff wrote it; null for a spontaneous application. */
  offerTitle: string | null
  companyName: string
  authorName: string | null
  language: SiteLanguage
}

/** What the places of a template stand for in one application, in the candidate's language. */
export function placeholderValues(about: About): PlaceholderValues {
  const { authorName, candidateName, companyName, language, offerTitle } = about
  return {
    candidate: candidateName || null,
    application: wordsIn(language).answerMailWords.application(offerTitle),
    offer: offerTitle,
    company: companyName || null,
    author: authorName,
    toComplete: null,
  }
}

const names = new Intl.DisplayNames(HOUSE_LANGUAGE, { type: 'language' })

/** « français », as staff read it within a sentence. */
export const languageNameFor = (language: SiteLanguage) => names.of(language) ?? language
