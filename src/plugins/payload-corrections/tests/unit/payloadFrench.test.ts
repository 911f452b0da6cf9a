import { t } from '@payloadcms/translations'
import { fr } from '@payloadcms/translations/languages/fr'
import { expect, test } from 'vitest'
import { payloadTranslationOverrides } from '@/src/content/admin/payloadTranslationOverrides'
import { mergeFrenchLibraryTexts } from '@/src/content/frenchTypography'
import { interfaceTranslations } from '@/src/plugins/payload-corrections/words/interfaceTranslations'
import { translateFileSizes } from '@/src/plugins/payload-corrections/words/translateFileSizes'

const ownTranslations = { ...payloadTranslationOverrides, ...interfaceTranslations }

/** Texts of a tool that are not in our French. */
const UNCORRECTED_TEXT =
  /[Éé]diter|\((?:e|s|es)\)|nouveau ou nouvelle|(?<=\p{L})'|\.\.\.|"|\{\{(?:titre|étiquette)\}\}| (?=[:;?!])|(?<=\p{L})[:?!](?=\s|$)/u

// Texts that no screen shows: folders, reindexing, user names and Payload's own mails are not used.
const UNUSED_KEYS = new Set(['newAccountCreated', 'followingFieldsInvalid_other'])

test('Payload’s French has no technical words left', () => {
  const worded = mergeFrenchLibraryTexts(fr.translations, ownTranslations)
  const left = Object.entries(worded).flatMap(([group, said]) =>
    Object.entries(said)
      .filter(([key, text]) => !UNUSED_KEYS.has(key) && UNCORRECTED_TEXT.test(text))
      .map(([key, text]) => `${group}:${key} ${text}`),
  )
  expect(left).toEqual([])
  expect(worded.general?.edit).toBe('Modifier')
})

test('Each of our texts replaces one of Payload', () => {
  const theirs: Record<string, Record<string, string>> = fr.translations
  const unknown = Object.entries(ownTranslations).flatMap(([group, said]) =>
    Object.keys(said)
      .filter((key) => theirs[group]?.[key] === undefined)
      .map((key) => `${group}:${key}`),
  )
  expect(unknown).toEqual([])
})

test('The count of "Tout sélectionner", which Payload writes in parentheses, has one pair of them', () => {
  const translations = mergeFrenchLibraryTexts(fr.translations, ownTranslations)
  const vars = { count: '(4)', label: '' }
  expect(t({ key: 'general:selectAll', translations, vars }).trim()).toBe('Tout sélectionner (4)')
})

test('The size of a file is formatted in French', () => {
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
