import { expect, test } from 'vitest'
import { privacyPolicy as english } from '@/src/plugins/demo-content/seed/content/en/legalNotice/privacyPolicy'
import { privacyPolicy as french } from '@/src/plugins/demo-content/seed/content/legalNotice/privacyPolicy'

test.each([
  ['French', french, 'sous le formulaire de candidature'],
  ['English', english, 'below the application form'],
])(
  'The %s privacy policy names no period of applications, which the settings change',
  (_, policy, place) => {
    const applicants = policy.articles[1]?.body.flat().join(' ')
    expect(applicants).toContain(place)
    expect(applicants).not.toMatch(/\b(mois|ans?|months?|years?)\b/)
  },
)
