import { expect, test } from 'vitest'
import { FALLBACK_EDITION } from '@/src/domain/languages/edition'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { PAY_PERIODS } from '@/src/domain/offers/offerPay'
import { buildJobPosting } from '@/src/plugins/search-engines/rules/jobPosting'
import { aListedOffer } from '@/tests/support/listedOffer'
import { criteriaIn } from '@/tests/support/offerCriteria'

const LISTED_OFFER = aListedOffer({ stack: ['Go', 'Kubernetes'] })

const PARIS_OFFICE = { street: '1, rue du Modèle', postalCode: '75009', city: 'Paris' }

function jobPostingOf(changes: Partial<ListedOffer> = {}, criteria = criteriaIn('fr')) {
  return buildJobPosting({
    offer: { ...LISTED_OFFER, ...changes },
    description: '<p>Concevoir</p>',
    criteria,
    company: {
      name: 'Exemplia',
      linkedInUrl: 'https://www.linkedin.com/company/exemplia',
      twitterUrl: '',
    },
    places: [{ ...PARIS_OFFICE, jobLocation: 'paris' }],
    siteUrl: 'https://exemplia.example',
    edition: FALLBACK_EDITION,
  })
}

test('The structured data of an offer equal its page', () => {
  expect(jobPostingOf()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Architecte cloud',
    url: 'https://exemplia.example/nos-offres/architecte-cloud',
    datePosted: '2026-11-21',
    hiringOrganization: {
      name: 'Exemplia',
      logo: 'https://exemplia.example/apple-icon.png',
      sameAs: ['https://www.linkedin.com/company/exemplia'],
    },
    skills: 'Go, Kubernetes',
    directApply: true,
  })
})

test('An offer has the address of the office at its place', () => {
  expect(jobPostingOf()).toMatchObject({
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

test('An offer at an office has the region of its place', () => {
  const known = criteriaIn('fr')
  const location = known.location.map((place) => ({ ...place, region: 'Île-de-France' }))
  expect(jobPostingOf({}, { ...known, location })).toMatchObject({
    jobLocation: { address: { postalCode: '75009', addressRegion: 'Île-de-France' } },
  })
})

test('An offer at a place without an office has the town only', () => {
  expect(jobPostingOf({ location: 'lyon' })).toMatchObject({
    jobLocation: {
      address: { '@type': 'PostalAddress', addressLocality: 'Lyon', addressCountry: 'FR' },
    },
  })
  expect(JSON.stringify(jobPostingOf({ location: 'lyon' }))).not.toContain('75009')
})

test('Remote work has no place, only the country where candidates live', () => {
  const remote = jobPostingOf({ location: 'remote' })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'FR' },
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test('An offer at a place without an office has the town and region that staff chose', () => {
  const known = criteriaIn('fr')
  const [lyon] = known.location.filter(({ code }) => code === 'lyon')
  if (!lyon) throw new Error('Lyon is not known')
  const criteria = { ...known, location: [{ ...lyon, city: 'Villeurbanne', region: 'Rhône' }] }
  expect(jobPostingOf({ location: 'lyon' }, criteria)).toMatchObject({
    jobLocation: { address: { addressLocality: 'Villeurbanne', addressRegion: 'Rhône' } },
  })
})

test('Each contract has the type of employment that staff gave it', () => {
  const types = ['cdi', 'cdd', 'apprenticeship', 'unknown']
  expect(types.map((contract) => jobPostingOf({ contract }).employmentType)).toEqual([
    'FULL_TIME',
    'TEMPORARY',
    'OTHER',
    'OTHER',
  ])
})

test('An offer with five days at home is remote work, one with three is not', () => {
  expect(jobPostingOf({ remoteDays: 5 })).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  const partly = jobPostingOf({ remoteDays: 3 })
  expect(partly).not.toHaveProperty('jobLocationType')
  expect(partly).toMatchObject({ jobLocation: { address: { postalCode: '75009' } } })
})

test('Pay is a range in euros or one figure', () => {
  expect(jobPostingOf()).not.toHaveProperty('baseSalary')
  const units = PAY_PERIODS.map((payPeriod) => {
    const { baseSalary } = jobPostingOf({ payMinimum: 500, payMaximum: 600, payPeriod })
    return baseSalary?.value.unitText
  })
  expect(units).toEqual(['YEAR', 'MONTH', 'DAY'])
  const salary = (bounds: Partial<ListedOffer>) => jobPostingOf(bounds).baseSalary
  expect(salary({ payMinimum: 42_000, payMaximum: 50_000 })).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: 42_000,
      maxValue: 50_000,
      unitText: 'YEAR',
    },
  })
  expect(salary({ payMinimum: 1450, payMaximum: 1450 })?.value).toEqual({
    '@type': 'QuantitativeValue',
    value: 1450,
    unitText: 'YEAR',
  })
  expect(salary({ payMinimum: 42_000 })?.value).not.toHaveProperty('maxValue')
})

test('An offer is valid until its end, if there is one', () => {
  expect(jobPostingOf()).not.toHaveProperty('validThrough')
  const endsAt = '2026-12-31T22:59:00.000Z'
  expect(jobPostingOf({ endsAt })).toMatchObject({ validThrough: endsAt })
})

test('Part-time work is added to the type of the contract', () => {
  expect(jobPostingOf({ isPartTime: true }).employmentType).toBe('PART_TIME')
  expect(jobPostingOf({ isPartTime: true, contract: 'cdd' }).employmentType).toEqual([
    'TEMPORARY',
    'PART_TIME',
  ])
})
