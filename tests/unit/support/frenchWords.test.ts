import { expect, test } from 'vitest'
import * as english from '@/src/content/en'
import * as french from '@/src/content/fr'
import { findFrenchWords } from '../../support/frenchWords'

test.each([
  ['Retour aux offres', ['retour', 'aux', 'offres']],
  ['Envoyer', ['envoyer']],
  ['Aucun poste n’est ouvert', ['aucun', 'poste', 'n’est']],
  ["Voir nos offres d'emploi", ['voir', 'nos', 'offres', "d'emploi"]],
  ['ÉNERGIE', ['énergie']],
  ['Contact et mentions', ['et']],
])('« %s » contains the French words', (text, words) => {
  expect(findFrenchWords(text)).toEqual(words)
})

test.each([
  'Our clients’ projects, the client’s project and what we’re paid for',
  'It doesn’t stop at 5 o’clock: you’ll see, and that’s all',
  'Contact our experts on page 2, or comment on the plan; plus a message for your son',
  'Full name, email, CV: PDF or Word at most',
  'Your page: https://exemplia.test/en/application?jeton=Ab-il-les_9',
])('“%s” contains none', (text) => {
  expect(findFrenchWords(text)).toEqual([])
})

test('A name is ignored, the rest of its sentence is not', () => {
  expect(findFrenchWords('Director, Crédit Lorvane', ['Crédit Lorvane'])).toEqual([])
  expect(findFrenchWords('Directeur du Crédit Lorvane', ['Crédit Lorvane'])).toEqual(['du'])
})

const collectTexts = (words: unknown): string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(collectTexts)
    : []
}

test('All French sentences of the interface are recognised, and no English one', () => {
  const sentences = collectTexts(french).filter((text) => text.split(' ').length > 5)
  expect(sentences.length).toBeGreaterThan(50)
  expect(sentences.filter((text) => findFrenchWords(text).length < 2)).toEqual([])
  expect(collectTexts(english).filter((text) => findFrenchWords(text).length > 0)).toEqual([])
})
