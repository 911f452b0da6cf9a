import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CandidateDetails } from '@/components/admin/jobApplications/CandidateDetails'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

const APPLICATION_DETAILS = {
  candidateEmail: 'ada@example.org',
  createdAt: '2026-11-22T09:00:00.000Z',
  jobTitle: 'Data engineer',
}

const renderDetails = (language: SiteLanguage) =>
  renderToStaticMarkup(
    createElement(CandidateDetails, {
      application: { ...APPLICATION_DETAILS, language },
      timezone: 'Europe/Paris',
    }),
  )

test('An application of the English edition has a hint, one of the French edition has none', () => {
  expect(renderDetails('en')).toContain('Candidature envoyée depuis le site en anglais')
  expect(renderDetails('fr')).not.toContain('depuis le site')
})
