import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  JOB_PAY_OPTIONS,
  JOB_REMOTE_OPTIONS,
  JOB_SORT_ORDERS,
  type JobSearch,
  UNFILTERED_JOB_SEARCH,
} from '@/src/domain/offers/jobSearch'
import { jobListHref, parseJobSearch } from '@/src/domain/offers/jobSearchUrl'
import { criteriaIn } from '@/tests/support/offerCriteria'

const FRENCH_CRITERIA = criteriaIn('fr')
const criterionWords = (kind: keyof typeof FRENCH_CRITERIA) =>
  FRENCH_CRITERIA[kind].map(({ word }) => word)

const parseSearchUrl = (href: string) =>
  parseJobSearch(
    Object.fromEntries(new URL(href, 'https://exemplia.test').searchParams),
    FRENCH_CRITERIA,
  )

const searchArbitrary: fc.Arbitrary<JobSearch> = fc.record({
  text: fc
    .string({ unit: 'grapheme', maxLength: 200 })
    .map((text) => parseJobSearch({ recherche: text }, FRENCH_CRITERIA).text),
  category: fc.constantFrom(null, ...criterionWords('category')),
  location: fc.constantFrom(null, ...criterionWords('location')),
  contract: fc.constantFrom(null, ...criterionWords('contract')),
  experience: fc.constantFrom(null, ...criterionWords('experience')),
  remote: fc.constantFrom(null, ...JOB_REMOTE_OPTIONS),
  pay: fc.constantFrom(null, ...JOB_PAY_OPTIONS),
  sort: fc.constantFrom(...JOB_SORT_ORDERS),
  page: fc.integer({ min: 1, max: 999_999 }),
})

test('A search is the same after it was written to the URL and read', () => {
  fc.assert(
    fc.property(searchArbitrary, (search) => {
      expect(parseSearchUrl(jobListHref(search))).toEqual(search)
    }),
  )
})

test('Any URL is read as a search that can be written again', () => {
  const parameters = fc.dictionary(
    fc.constantFrom('recherche', 'categorie', 'lieu', 'contrat', 'experience', 'tri', 'page', 'x'),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.array(fc.string(), { maxLength: 2 }),
      fc.constant(undefined),
    ),
    { maxKeys: 4 },
  )
  fc.assert(
    fc.property(parameters, (read) => {
      const search = parseJobSearch(read, FRENCH_CRITERIA)
      expect(parseSearchUrl(jobListHref(search))).toEqual(search)
    }),
    { numRuns: 30 },
  )
})

test('The URL is French and has only the chosen filters', () => {
  expect(jobListHref(UNFILTERED_JOB_SEARCH)).toBe('/nos-offres')
  expect(
    jobListHref({
      text: 'bases de données',
      category: 'science-donnees',
      location: 'paris',
      contract: 'alternance',
      experience: 'confirme',
      remote: 'some',
      pay: '50000',
      sort: 'relevance',
      page: 2,
    }),
  ).toBe(
    '/nos-offres?recherche=bases+de+donn%C3%A9es&categorie=science-donnees&lieu=paris&contrat=alternance&experience=confirme&teletravail=possible&remuneration=50000&tri=pertinence&page=2',
  )
})

test('Unknown values, empty fields and invalid pages are ignored', () => {
  expect(
    parseJobSearch(
      {
        recherche: '  ',
        categorie: 'toString',
        lieu: 'Tous',
        contrat: '',
        experience: 'confirmed',
        remuneration: '45000',
        tri: 'salaire',
        page: '-1',
      },
      FRENCH_CRITERIA,
    ),
  ).toEqual(UNFILTERED_JOB_SEARCH)
  for (const page of ['0', '1.5', '1e3', '99999999', 'deux', ' 2']) {
    expect(parseJobSearch({ page }, FRENCH_CRITERIA).page).toBe(1)
  }
})

test('The first of two equal parameters counts', () => {
  expect(parseJobSearch({ lieu: ['nantes', 'paris'] }, FRENCH_CRITERIA).location).toBe('nantes')
})

test('The text loses control characters and is cut at a hundred characters', () => {
  expect(parseJobSearch({ recherche: ' java\u0000\n  cloud ' }, FRENCH_CRITERIA).text).toBe(
    'java cloud',
  )
  expect(parseJobSearch({ recherche: '😀'.repeat(200) }, FRENCH_CRITERIA).text).toBe(
    '😀'.repeat(100),
  )
})
