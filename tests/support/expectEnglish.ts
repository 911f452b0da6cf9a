import { expect } from '@playwright/test'
import { frenchWordsIn, wordsIn } from './frenchWords'
import { NAMES_IN_FRENCH } from './namesInFrench'
import type { PageTexts } from './textsOf'

/** Pages about one offer: their titles and descriptions quote the French offer in every edition. */
const OF_AN_OFFER = /^\/en\/(jobs|apply)\/(?!speculative(\/|$|\?))[^/?]+/

/** The page and its metadata have no French word except names and text marked as French. */
export function expectEnglish(texts: PageTexts, address: string) {
  expect.soft(texts.own.length, address).toBeGreaterThan(0)
  const quoted = OF_AN_OFFER.test(address) ? new Set(texts.foreign.flatMap(wordsIn)) : new Set()
  const found = [
    ...texts.own.map((text) => [text, frenchWordsIn(text, NAMES_IN_FRENCH)] as const),
    ...texts.unmarked.map((text) => {
      const words = frenchWordsIn(withoutCutWord(text), NAMES_IN_FRENCH)
      return [text, words.filter((word) => !quoted.has(word))] as const
    }),
  ]
  expect
    .soft(Object.fromEntries(found.filter(([, words]) => words.length > 0)), address)
    .toEqual({})
}

/** A cut description ends within a word. */
const withoutCutWord = (text: string) => text.replace(/\S*…$/, '')
