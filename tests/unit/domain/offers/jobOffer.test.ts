import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectSearchWords } from '@/src/domain/offers/jobOffer'
import { foldText } from '@/src/domain/text/normalizeText'
import { cleanListEntries } from '@/src/domain/text/textList'

test('A search covers title, mission, stack and profile', () => {
  const offer = {
    title: 'Architecte réseau',
    mission: 'Concevoir',
    stack: ['AWS', 'Go'],
    profile: ['Curieux'],
    benefits: ['Télétravail'],
  }
  expect(collectSearchWords(offer)).toBe('architecte reseau concevoir aws go curieux')
})

test('An offer without lists is searched by its title and mission', () => {
  expect(collectSearchWords({ title: 'A', mission: 'B', stack: null })).toBe('a b')
})

test('The searched words of an offer contain exactly the parts of its words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'É', '+'), minLength: 1, maxLength: 5 })
  const property = fc.property(fc.array(word, { minLength: 1 }), word, (words, fragment) => {
    const offer = { title: words.join(' '), mission: words.join('\n') }
    const found = collectSearchWords(offer).includes(foldText(fragment))
    expect(found).toBe(words.some((one) => foldText(one).includes(foldText(fragment))))
  })
  fc.assert(property)
})

test('Blank entries of a list are dropped, the others trimmed', () => {
  expect(cleanListEntries([' AWS ', '', '   ', 'Go'])).toEqual(['AWS', 'Go'])
})

test('A pasted list loses its bullets', () => {
  expect(cleanListEntries(['• AWS', '- Go', '– 5 ans', '-40 %', '* ', '.NET'])).toEqual([
    'AWS',
    'Go',
    '5 ans',
    '-40 %',
    '*',
    '.NET',
  ])
})
