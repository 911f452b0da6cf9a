import { expect, test } from 'vitest'
import { describeOffer, offerAsHtml, titleOffer } from '@/src/content/describeOffer'
import { wordsIn } from '@/src/content/words'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'

const offer: ListedOffer = {
  id: 1,
  slug: 'testeur',
  title: 'Testeur',
  location: 'nantes',
  contract: 'cdd',
  category: 'consulting',
  experience: 'junior',
  mission: '• Tester <vite> • Livrer & mesurer',
  stack: [],
  benefits: ['Télétravail'],
  profile: ['Curieux'],
  publishedDate: '2026-11-01T12:00:00.000Z',
}

test('the HTML of an offer shows what was typed and leaves out empty parts', () => {
  expect(offerAsHtml(offer)).toBe(
    '<p><strong>La mission</strong></p><ul><li>Tester &lt;vite&gt;</li><li>Livrer &amp; mesurer</li></ul>' +
      '<p><strong>Profil recherché</strong></p><ul><li>Curieux</li></ul>' +
      '<p><strong>Avantages</strong></p><ul><li>Télétravail</li></ul>',
  )
})

test('the description begins with contract, place and level', () => {
  expect(describeOffer(offer, wordsIn('fr'))).toMatch(
    /^CDD, Nantes, Junior, .+\. Tester <vite> Livrer/,
  )
})

test('an offer is told in the language of its page', () => {
  const english = wordsIn('en')
  expect(titleOffer(offer, english)).toBe('Testeur, Nantes')
  expect(describeOffer(offer, english)).toMatch(/^Fixed-term, Nantes, Junior, /)
})
