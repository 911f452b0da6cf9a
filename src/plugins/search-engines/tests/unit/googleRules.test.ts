import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderOfferHtml } from '@/src/content/offerTexts'
import { FALLBACK_EDITION } from '@/src/domain/languages/edition'
import { type CriterionKind, isRemotePlace } from '@/src/domain/offers/criteria'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { isPayRangeReversed, PAY_PERIODS } from '@/src/domain/offers/offerPay'
import { hasTooFewRemoteDaysForPlace, isOfferFullyRemote } from '@/src/domain/offers/offerWork'
import { buildJobPosting } from '@/src/plugins/search-engines/rules/jobPosting'
import { aListedOffer } from '@/tests/support/listedOffer'
import { criteriaIn } from '@/tests/support/offerCriteria'
import { GoogleJobPosting } from '../support/googleJobPosting'

const FRENCH_CRITERIA = criteriaIn('fr')
const criterionCodeArbitrary = (kind: CriterionKind) =>
  fc.constantFrom(...FRENCH_CRITERIA[kind].map(({ code }) => code))
const isRemoteOffer = ({ location }: { location: string }) =>
  isRemotePlace(FRENCH_CRITERIA.location, location)

const wordsArbitrary = fc.string({ minLength: 1, maxLength: 40 }).map((text) => `Mot ${text}`)
const momentArbitrary = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const amountArbitrary = fc.option(fc.integer({ min: 1, max: 1_000_000 }))

/** Any offer that the forms accept. */
const offerArbitrary: fc.Arbitrary<ListedOffer> = fc
  .record({
    title: wordsArbitrary,
    mission: wordsArbitrary,
    stack: fc.array(wordsArbitrary, { maxLength: 3 }),
    location: criterionCodeArbitrary('location'),
    contract: criterionCodeArbitrary('contract'),
    category: criterionCodeArbitrary('category'),
    experience: criterionCodeArbitrary('experience'),
    publishedDate: momentArbitrary,
    endsAt: fc.option(momentArbitrary),
    payMinimum: amountArbitrary,
    payMaximum: amountArbitrary,
    payPeriod: fc.constantFrom(...PAY_PERIODS),
    payExtra: fc.option(wordsArbitrary),
    remoteDays: fc.option(fc.integer({ min: 0, max: 5 })),
    isPartTime: fc.boolean(),
    startsOn: fc.option(wordsArbitrary),
  })
  .filter(
    (offer) =>
      !isPayRangeReversed(offer) && !hasTooFewRemoteDaysForPlace(offer, isRemoteOffer(offer)),
  )
  .map((offer) => aListedOffer(offer))

const jobPostingOf = (offer: ListedOffer) =>
  JSON.parse(
    JSON.stringify(
      buildJobPosting({
        offer,
        description: renderOfferHtml(offer, FRENCH_CRITERIA),
        criteria: FRENCH_CRITERIA,
        company: { name: 'Exemplia', linkedInUrl: '', twitterUrl: '' },
        places: [{ street: '1, rue X', postalCode: '75009', city: 'Paris', jobLocation: 'paris' }],
        siteUrl: 'https://exemplia.example',
        edition: FALLBACK_EDITION,
      }),
    ),
  )

test('The structured data of any offer follow Google’s rules', () => {
  fc.assert(
    fc.property(offerArbitrary, (offer) => {
      const job = GoogleJobPosting.parse(jobPostingOf(offer))
      expect(job.jobLocationType === 'TELECOMMUTE').toBe(
        isOfferFullyRemote(offer, isRemoteOffer(offer)),
      )
      expect(job.baseSalary !== undefined).toBe((offer.payMinimum ?? offer.payMaximum) !== null)
      expect(job.validThrough ?? null).toBe(offer.endsAt)
    }),
  )
})

test.each([
  ['no place', { jobLocation: undefined }],
  ['a place and remote work', { jobLocationType: 'TELECOMMUTE' }],
  ['no title', { title: ' ' }],
  ['no text', { description: 'Architecte' }],
  ['no date', { datePosted: 'hier' }],
  ['an unknown type of employment', { employmentType: 'CDI' }],
  ['an unknown property', { salary: 42_000 }],
])('The rules refuse an offer with %s', (_what, change) => {
  expect(GoogleJobPosting.safeParse(jobPostingOf(aListedOffer())).success).toBe(true)
  expect(GoogleJobPosting.safeParse({ ...jobPostingOf(aListedOffer()), ...change }).success).toBe(
    false,
  )
})
