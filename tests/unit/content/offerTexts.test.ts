import { expect, test } from 'vitest'
import {
  formatOfferMetaDescription,
  formatOfferTerms,
  offerTitleWithLocation,
  renderOfferHtml,
} from '@/src/content/offerTexts'
import { siteWordsIn } from '@/src/content/siteWords'
import { aListedOffer } from '@/tests/support/listedOffer'
import { criteriaIn } from '@/tests/support/offerCriteria'

const FRENCH_WORDS = { ...siteWordsIn('fr'), criteria: criteriaIn('fr') }
const ENGLISH_WORDS = { ...siteWordsIn('en'), criteria: criteriaIn('en') }

const LISTED_OFFER = aListedOffer({
  title: 'Testeur',
  location: 'nantes',
  contract: 'cdd',
  category: 'consulting',
  experience: 'junior',
  mission: '• Tester <vite> • Livrer & mesurer',
  benefits: ['Télétravail'],
  profile: ['Curieux'],
})

test('The HTML of an offer has the typed text and leaves out empty parts', () => {
  expect(renderOfferHtml(LISTED_OFFER, FRENCH_WORDS.criteria)).toBe(
    '<p><strong>La mission</strong></p><ul><li>Tester &lt;vite&gt;</li><li>Livrer &amp; mesurer</li></ul>' +
      '<p><strong>Profil recherché</strong></p><ul><li>Curieux</li></ul>' +
      '<p><strong>Avantages</strong></p><ul><li>Télétravail</li></ul>',
  )
})

test('The description begins with contract, place and level', () => {
  expect(formatOfferMetaDescription(LISTED_OFFER, FRENCH_WORDS)).toMatch(
    /^CDD, Nantes, Junior, .+\. Tester <vite> Livrer/,
  )
})

test('An offer is described in the language of its page', () => {
  expect(offerTitleWithLocation(LISTED_OFFER, ENGLISH_WORDS)).toBe('Testeur, Nantes')
  expect(formatOfferMetaDescription(LISTED_OFFER, ENGLISH_WORDS)).toMatch(
    /^Fixed-term, Nantes, Junior, /,
  )
})

const withOrdinarySpaces = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ')

test.each([
  [
    { payMinimum: 42_000, payMaximum: 50_000 },
    '42 000–50 000 € brut par an',
    '€42,000 – €50,000 gross a year',
  ],
  [{ payMinimum: 42_000 }, 'À partir de 42 000 € brut par an', 'From €42,000 gross a year'],
  [{ payMaximum: 50_000 }, 'Jusqu’à 50 000 € brut par an', 'Up to €50,000 gross a year'],
  [
    { payMinimum: 1450.5, payMaximum: 1450.5, payPeriod: 'month' },
    '1 450,50 € brut par mois',
    '€1,450.50 gross a month',
  ],
  [
    { payMinimum: 520, payMaximum: 580, payPeriod: 'day' },
    '520–580 € brut par jour',
    '€520 – €580 gross a day',
  ],
] as const)('The pay %j is described in each language', (pay, inFrench, inEnglish) => {
  expect(withOrdinarySpaces(formatOfferTerms(aListedOffer(pay), FRENCH_WORDS).pay)).toBe(inFrench)
  expect(withOrdinarySpaces(formatOfferTerms(aListedOffer(pay), ENGLISH_WORDS).pay)).toBe(inEnglish)
})

test.each([
  [{ remoteDays: null }, null],
  [{ remoteDays: 0 }, 'Sur place'],
  [{ remoteDays: 1 }, 'Télétravail : un jour par semaine'],
  [{ remoteDays: 3 }, 'Télétravail : trois jours par semaine'],
  [{ remoteDays: 5 }, 'Télétravail complet'],
  [{ location: 'remote' }, 'Télétravail complet'],
] as const)('The remote work %j is described', (work, said) => {
  expect(
    withOrdinarySpaces(formatOfferTerms(aListedOffer(work), FRENCH_WORDS).remote) ?? null,
  ).toBe(said)
})

test('Pay and conditions are at the end of the HTML', () => {
  const paid = aListedOffer({ payMinimum: 42_000, isPartTime: true, startsOn: 'En mars' })
  expect(renderOfferHtml(paid, FRENCH_WORDS.criteria)).toMatch(
    /<strong>Rémunération et conditions<\/strong><\/p><ul><li>À partir de .* brut par an<\/li><li>Temps partiel<\/li><li>En mars<\/li><\/ul>$/,
  )
})

test('A criterion without a label is named by its code', () => {
  expect(offerTitleWithLocation({ ...LISTED_OFFER, location: 'brest' }, FRENCH_WORDS)).toBe(
    'Testeur, brest',
  )
})
