import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexWords } from '@/src/plugins/document-reading/rules/indexWords'
import {
  excerptAroundHits,
  findSearchHits,
  splitTextByHighlight,
} from '@/src/plugins/document-reading/rules/searchHits'
import { parseSearchTerms } from '@/src/plugins/document-reading/rules/searchTerms'
import { splitIntoWords } from '@/src/plugins/document-reading/rules/words'

const wordForms = (text: string) => splitIntoWords(text).map(({ forms }) => forms.join('='))

test.each([
  ['Élodie NOËL', ['elodie', 'noel']],
  ['e\u0301te\u0301', ['ete']],
  ['cer\uFB01cat o\uFB03ce \u0153uvre', ['cerficat', 'office', 'oeuvre']],
  ['dé\u00advelop\u00adpeur', ['developpeur']],
  ['dévelop-\npeur', ['develop=peur=developpeur']],
  ['dévelop- \r\n  peur', ['develop=peur=developpeur']],
  ['Jean-\nPierre', ['jean', 'pierre']],
  ['back-end', ['back=end=backend']],
  ['Java/Spring,Kafka;SQL', ['java', 'spring', 'kafka', 'sql']],
  ['chef\u00A0de\u202Fprojet', ['chef', 'de', 'projet']],
  ['C, C++, C# et F#', ['c', 'c++', 'c#', 'et', 'f#']],
  ['Notepad++', ['notepad=notepad++']],
  ['.NET et ASP.NET', ['net=.net', 'et', 'asp', 'net']],
  ["l’équipe, d'abord", ['l', 'equipe', 'd', 'abord']],
  ['(2019-2021) 3e', ['2019=2021=20192021', '3e']],
  ['Привет, Ελλάς', ['привет', 'ελλας']],
  ['— • \u0000 …', []],
])('The words of « %s »', (text, expected) => {
  expect(wordForms(text)).toEqual(expected)
})

test('The position of each word is in the text and in order, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      let at = 0
      for (const { start, end, forms } of splitIntoWords(text)) {
        expect(start).toBeGreaterThanOrEqual(at)
        expect(end).toBeGreaterThan(start)
        expect(forms.every((form) => form.length <= 40 && !/['\\\s]/.test(form))).toBe(true)
        at = end
      }
    }),
  )
})

test('A hostile text is split without backtracking', () => {
  const texts = [`a-${'\n'.repeat(60_000)}`, '-a'.repeat(30_000), 'a\u0301'.repeat(30_000)]
  for (const text of texts) expect(splitIntoWords(text).length).toBeGreaterThan(0)
  expect(indexWords(texts).forms.length).toBeLessThanOrEqual(15_000)
})

test('Each typed word is searched by itself, a phrase in quotation marks exactly', () => {
  expect(parseSearchTerms('  Java   développeurs ')).toEqual([
    { words: ['java'], isExact: false },
    { words: ['developpeurs'], isExact: false },
  ])
  expect(parseSearchTerms('« chef de projet » "Lyon" d’ingénieur')).toEqual([
    { words: ['chef', 'de', 'projet'], isExact: true },
    { words: ['lyon'], isExact: true },
    { words: ['ingenieur'], isExact: false },
  ])
  expect(parseSearchTerms('back-end node.js "chef de')).toEqual([
    { words: ['backend'], isExact: false },
    { words: ['node', 'js'], isExact: true },
    { words: ['chef'], isExact: false },
  ])
  expect(parseSearchTerms('développeur à Lyon')).toHaveLength(2)
  expect(parseSearchTerms('de la')).toHaveLength(2)
  expect(parseSearchTerms('C R')).toHaveLength(2)
  expect(parseSearchTerms(' "" % @ ')).toEqual([])
})

test('A phrase does not span two texts', () => {
  expect(indexWords(['chef de', 'projet'])).toEqual({
    forms: ['chef', 'de', 'projet'],
    places: [1, 2, 4],
  })
})

test('Hits are marked as whole words and phrases, across any separators', () => {
  const text = 'Développeur Java, pas JavaScript ; chef de\nprojet.'
  const sought = [[['java']], [['chef'], ['de'], ['projet']]]
  expect(findSearchHits(text, sought).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Java',
    'chef de\nprojet',
  ])
  expect(splitTextByHighlight('<b>Java</b>', sought)).toEqual([
    { text: '<b>', isHit: false },
    { text: 'Java', isHit: true },
    { text: '</b>', isHit: false },
  ])
  expect(splitTextByHighlight('rien', [])).toEqual([{ text: 'rien', isHit: false }])
})

test('A passage shows the place with most hits, between whole words', () => {
  const filler = 'Lorem ipsum dolor sit amet. '.repeat(20)
  const text = `Java au début. ${filler}Ingénieur Java\nchez Kafka depuis 2019. ${filler}`
  const parts = excerptAroundHits(text, [[['java']], [['kafka']]])
  const shown = parts?.map(({ text }) => text).join('')
  expect(shown).toContain('Ingénieur Java chez Kafka depuis 2019.')
  expect(shown).toMatch(/^… .* …$/)
  expect(shown?.length).toBeLessThan(190)
  expect(parts?.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Java', 'Kafka'])
  expect(excerptAroundHits(text, [[['absent']]])).toBeNull()
})

test('A passage is cut only between words', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('java', 'kafka', 'un', 'exploitation', 'été', '\n'), {
        maxLength: 80,
      }),
      (words) => {
        const text = words.join(' ')
        const passage = excerptAroundHits(text, [[['java']]])
        expect(passage === null).toBe(!words.includes('java'))
        const shown = (passage ?? []).map(({ text }) => text).join('')
        for (const word of shown.split(/\s+/).filter(Boolean)) {
          expect([...words, '…']).toContain(word)
        }
      },
    ),
  )
})
