import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, looseLikePattern } from '@/src/domain/text/normalizeText'

test.each([
  ['DÉVELOPPEUR', 'developpeur'],
  ['Cœur de métier', 'coeur de metier'],
  ['Ex æquo', 'ex aequo'],
  ['l’équipe', "l'equipe"],
  ['C++ & C#', 'c++ & c#'],
  ['lʼéquipe d‘Anne', "l'equipe d'anne"],
  ['Full‑stack – front−end', 'full-stack - front-end'],
  ['Dev\u00adOps\u200b\u202e', 'devops'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('Folding twice equals folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

test('The case of a word is ignored', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zéèêëàâîïôûüùçœæ ]*$/), (text) => {
      expect(foldText(text.toUpperCase())).toBe(foldText(text))
    }),
  )
})

test('A pattern escapes wildcards, and a hyphen or an apostrophe matches its look-alikes', () => {
  expect(looseLikePattern('50%_a')).toBe('50\\%\\_a')
  expect(looseLikePattern("l'équipe full-stack -- d'")).toBe("l_équipe full_stack -- d'")
})
