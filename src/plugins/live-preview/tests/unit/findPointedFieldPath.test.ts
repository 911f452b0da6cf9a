import { expect, test } from 'vitest'
import { findPointedFieldPath } from '@/src/plugins/live-preview/rules/findPointedFieldPath'
import { findShownFormFields } from '@/src/plugins/live-preview/rules/shownFormFields'

const PAGE_DOCUMENT = {
  id: 4,
  title: 'Conseil en stratégie',
  summary: 'Nous accompagnons les directions.',
  slug: 'conseil',
  updatedOn: '2026-11-21T12:00:00.000Z',
  heroImage: {
    id: 3,
    filename: 'Vue de Lyon.jpg',
    sizes: { card: { filename: 'Vue de Lyon-400x300.avif' } },
  },
  services: [
    { id: 'a', title: 'Audit', link: 'En savoir plus', icon: 'zap' },
    { id: 'b', title: 'Pilotage', link: 'En savoir plus', icon: 'zap' },
  ],
  figures: [
    { prefix: '+', value: 1200, label: 'clients' },
    { prefix: '+', value: 30, label: 'pays' },
  ],
  benefits: ['Télétravail', 'Mutuelle'],
  body: {
    root: {
      children: [
        { children: [{ text: 'Une phrase ' }, { text: 'en gras', format: 1 }] },
        { children: [{ children: [{ text: 'Un point' }] }] },
      ],
    },
  },
  seo: { metaTitle: 'Conseil en stratégie' },
}
const formFieldPlaces = findShownFormFields(PAGE_DOCUMENT, 'fr')
const findPathAround = (...around: string[]) => findPointedFieldPath(formFieldPlaces, { around })

test('A text leads to the field that contains it', () => {
  expect(findPathAround('Conseil en stratégie')).toBe('title')
  expect(findPathAround('Nous accompagnons\u00a0les directions.')).toBe('summary')
})

test('Equal texts are distinguished by the text around them', () => {
  expect(findPathAround('En savoir plus', 'Pilotage En savoir plus')).toBe('services.1.link')
  expect(findPathAround('En savoir plus', 'Audit En savoir plus')).toBe('services.0.link')
  expect(findPathAround('+', '+30', 'pays+30')).toBe('figures.1.prefix')
})

test('A number leads to its field in any notation, also while it counts up beside its unit', () => {
  expect(findPathAround('1\u202f200', 'clients+1\u202f200')).toBe('figures.0.value')
})

test('A date is found by its words', () => {
  expect(findPathAround('Mis à jour le 21 novembre 2026')).toBe('updatedOn')
})

test('A part of a rich text leads to the whole field, an entry of a list to the list', () => {
  expect(findPathAround('en gras')).toBe('body')
  expect(findPathAround('Un point')).toBe('body')
  expect(findPathAround('Mutuelle')).toBe('benefits')
})

test('A picture leads to its field by any of its files', () => {
  for (const file of ['Vue de Lyon.jpg', 'Vue de Lyon-400x300.avif']) {
    expect(findPointedFieldPath(formFieldPlaces, { around: [''], file })).toBe('heroImage')
  }
  expect(findPointedFieldPath(formFieldPlaces, { around: [''], file: 'autre.jpg' })).toBeNull()
})

test('A text that is not in the document leads nowhere', () => {
  expect(findPathAround('Nos bureaux', 'Nos bureaux à Paris')).toBeNull()
  expect(findPathAround('')).toBeNull()
  // A field that the page does not show has no place either.
  expect(formFieldPlaces.map(({ path }) => path)).not.toContain('slug')
  expect(formFieldPlaces.some(({ path }) => path.startsWith('seo'))).toBe(false)
})

test('A word of another document is not taken for a part of a sentence in this one', () => {
  expect(
    findPathAround('directions', 'directions', 'Nos directions', 'Conseil Nos directions'),
  ).toBeNull()
  expect(findPathAround('Nos services d’Audit pour les pays', 'le site')).toBeNull()
  // A text that the page has divided is one field.
  expect(findPathAround('Nous accompagnons', 'Nous accompagnons les directions.')).toBe('summary')
})
