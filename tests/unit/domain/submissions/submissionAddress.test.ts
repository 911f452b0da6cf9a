import { expect, test } from 'vitest'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { submissionAddress, submissionLanguage } from '@/src/domain/submissions/submission'

test('a form is read in the language that it was filled in', () => {
  for (const language of SITE_LANGUAGES) {
    const address = `https://exemplia.example${submissionAddress('/api/candidatures', language)}`
    expect(submissionLanguage(address)).toBe(language)
  }
})

test('a French form goes to the bare address, and whatever else is said is French', () => {
  expect(submissionAddress('/api/candidatures', 'fr')).toBe('/api/candidatures')
  expect(submissionLanguage('https://exemplia.example/api/candidatures?langue=tlh')).toBe('fr')
})
