import { t } from '@payloadcms/translations'
import { fr } from '@payloadcms/translations/languages/fr'
import { expect, test } from 'vitest'
import { payloadTranslationOverrides } from '@/src/content/admin/payloadTranslationOverrides'
import { mergeFrenchLibraryTexts } from '@/src/content/frenchTypography'
import { interfaceTranslations } from '@/src/plugins/payload-corrections/words/interfaceTranslations'
import { translateFileSizes } from '@/src/plugins/payload-corrections/words/translateFileSizes'

const ours = { ...payloadTranslationOverrides, ...interfaceTranslations }

/** Texts of a tool that are not in our French. */
const LEFTOVERS =
  /[Éé]diter|\((?:e|s|es)\)|nouveau ou nouvelle|(?<=\p{L})'|\.\.\.|"|\{\{(?:titre|étiquette)\}\}| (?=[:;?!])|(?<=\p{L})[:?!](?=\s|$)/u

// Texts that no screen shows: folders, reindexing, user names and Payload's own mails are not used.
const NOT_IN_USE = new Set(['newAccountCreated', 'followingFieldsInvalid_other'])

test('nothing of Payload’s French is left that reads like a tool', () => {
  const worded = mergeFrenchLibraryTexts(fr.translations, ours)
  const left = Object.entries(worded).flatMap(([group, said]) =>
    Object.entries(said)
      .filter(([key, text]) => !NOT_IN_USE.has(key) && LEFTOVERS.test(text))
      .map(([key, text]) => `${group}:${key} ${text}`),
  )
  expect(left).toEqual([])
  expect(worded.general?.edit).toBe('Modifier')
})

test('every word of ours stands where Payload has one', () => {
  const theirs: Record<string, Record<string, string>> = fr.translations
  const unknown = Object.entries(ours).flatMap(([group, said]) =>
    Object.keys(said)
      .filter((key) => theirs[group]?.[key] === undefined)
      .map((key) => `${group}:${key}`),
  )
  expect(unknown).toEqual([])
})

test('The count of "Tout sélectionner", which Payload writes in parentheses, has one pair of them', () => {
  const translations = mergeFrenchLibraryTexts(fr.translations, ours)
  const vars = { count: '(4)', label: '' }
  expect(t({ key: 'general:selectAll', translations, vars }).trim()).toBe('Tout sélectionner (4)')
})

test('the size of a file is said in French', () => {
  const said = ['94KB - 1600x900 - image/webp', '1.5MB', '12 bytes', 'image/png'].map(
    translateFileSizes,
  )
  expect(said).toEqual([
    '94\u00A0ko · 1600\u00A0×\u00A0900 · image/webp',
    '1,5\u00A0Mo',
    '12\u00A0o',
    'image/png',
  ])
})
