import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { recruiterWordsByLanguage } from '../words/recruiterWordsByLanguage'

/** Names the recruiter in the acknowledgement, without an e-mail address. */
export const recruiterSentence = (language: SiteLanguage, { name }: { name: string }) =>
  recruiterWordsByLanguage[language].followedBy(name)
