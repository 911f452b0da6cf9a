import { expect } from '@playwright/test'
import { findFrenchWords, splitWords } from './frenchWords'
import { FRENCH_PROPER_NAMES } from './namesInFrench'
import type { PageTexts } from './textsOf'

/** Pages about one offer: their titles and descriptions quote the French offer in every edition. */
const OFFER_PAGE_PATH = /^\/en\/(jobs|apply)\/(?!speculative(\/|$|\?))[^/?]+/

/** The page and its metadata have no French word except names and text marked as French. */
export function expectEnglish(texts: PageTexts, address: string) {
  expect.soft(texts.own.length, address).toBeGreaterThan(0)
  const quoted = OFFER_PAGE_PATH.test(address)
    ? new Set(texts.foreign.flatMap(splitWords))
    : new Set()
  const found = [
    ...texts.own.map((text) => [text, findFrenchWords(text, FRENCH_PROPER_NAMES)] as const),
    ...texts.unmarked.map((text) => {
      const words = findFrenchWords(removeCutWord(text), FRENCH_PROPER_NAMES)
      return [text, words.filter((word) => !quoted.has(word))] as const
    }),
  ]
  expect
    .soft(Object.fromEntries(found.filter(([, words]) => words.length > 0)), address)
    .toEqual({})
}

/** A cut description ends within a word. */
const removeCutWord = (text: string) => text.replace(/\S*…$/, '')
