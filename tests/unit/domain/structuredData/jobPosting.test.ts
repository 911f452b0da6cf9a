import { expect, test } from 'vitest'
import { HOUSE_EDITION } from '@/src/domain/languages/edition'
import { CONTRACTS } from '@/src/domain/offers/jobOffer'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { jobPosting } from '@/src/domain/structuredData/jobPosting'

const offer: ListedOffer = {
  id: 7,
  slug: 'architecte-cloud',
  title: 'Architecte cloud',
  location: 'paris',
  contract: 'cdi',
  category: 'applications',
  experience: 'senior',
  mission: '• Concevoir',
  stack: ['Go', 'Kubernetes'],
  benefits: [],
  profile: [],
  // In Paris the second of November has begun.
  publishedDate: '2026-11-21T12:00:00.000Z',
}

const paris = { street: '1, rue du Modèle', postalCode: '75009', city: 'Paris' }

function posted(changes: Partial<ListedOffer> = {}) {
  return jobPosting({
    offer: { ...offer, ...changes },
    description: '<p>Concevoir</p>',
    city: 'Lyon',
    company: { name: 'Exemplia' },
    places: [{ ...paris, jobLocation: 'paris' }],
    siteUrl: 'https://exemplia.example',
    edition: HOUSE_EDITION,
  })
}

test('an offer says what its page says', () => {
  expect(posted()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Architecte cloud',
    url: 'https://exemplia.example/nos-offres/architecte-cloud',
    datePosted: '2026-11-21',
    hiringOrganization: { name: 'Exemplia' },
    skills: 'Go, Kubernetes',
    directApply: true,
  })
})

test('an offer is where the office of its place stands', () => {
  expect(posted()).toMatchObject({
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1, rue du Modèle',
        postalCode: '75009',
        addressLocality: 'Paris',
        addressCountry: 'FR',
      },
    },
  })
})

test('without an office at its place only the town is said', () => {
  expect(posted({ location: 'lyon' })).toMatchObject({
    jobLocation: {
      address: { '@type': 'PostalAddress', addressLocality: 'Lyon', addressCountry: 'FR' },
    },
  })
  expect(JSON.stringify(posted({ location: 'lyon' }))).not.toContain('75009')
})

test('remote work has no place, only the country where candidates live', () => {
  const remote = posted({ location: 'remote' })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'FR' },
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test('each contract has its type of employment', () => {
  expect(CONTRACTS.map((contract) => posted({ contract }).employmentType)).toEqual([
    'FULL_TIME',
    'TEMPORARY',
    'INTERN',
    'OTHER',
    'CONTRACTOR',
  ])
})
