import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CandidateDetails } from '@/components/admin/jobApplications/CandidateDetails'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

const application = {
  candidateEmail: 'ada@example.org',
  createdAt: '2026-11-22T09:00:00.000Z',
  jobTitle: 'Data engineer',
}

const shown = (language: SiteLanguage) =>
  renderToStaticMarkup(
    createElement(CandidateDetails, {
      application: { ...application, language },
      timezone: 'Europe/Paris',
    }),
  )

test('an application says that it came from the English edition, and nothing of the French one', () => {
  expect(shown('en')).toContain('Candidature envoyée depuis le site en anglais')
  expect(shown('fr')).not.toContain('depuis le site')
})
