import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '@/src/domain/text/foldText'

test.each([
  ['DÉVELOPPEUR', 'developpeur'],
  ['Cœur de métier', 'coeur de metier'],
  ['Ex æquo', 'ex aequo'],
  ['l’équipe', "l'equipe"],
  ['C++ & C#', 'c++ & c#'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

test('the case of a word never matters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zéèêëàâîïôûüùçœæ ]*$/), (text) => {
      expect(foldText(text.toUpperCase())).toBe(foldText(text))
    }),
  )
})
