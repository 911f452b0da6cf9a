import { expect, test } from 'vitest'
import { findPointedFieldPath } from '@/src/plugins/live-preview/rules/findPointedFieldPath'
import { findShownFormFields } from '@/src/plugins/live-preview/rules/shownFormFields'

const page = {
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
const places = findShownFormFields(page, 'fr')
const pointed = (...around: string[]) => findPointedFieldPath(places, { around })

test('a text leads to the field that holds it', () => {
  expect(pointed('Conseil en stratégie')).toBe('title')
  expect(pointed('Nous accompagnons\u00a0les directions.')).toBe('summary')
})

test('texts that read the same are told apart by what stands around them', () => {
  expect(pointed('En savoir plus', 'Pilotage En savoir plus')).toBe('services.1.link')
  expect(pointed('En savoir plus', 'Audit En savoir plus')).toBe('services.0.link')
  expect(pointed('+', '+30', 'pays+30')).toBe('figures.1.prefix')
})

test('a number leads to its field, however it is written, even while it counts up beside its unit', () => {
  expect(pointed('1\u202f200', 'clients+1\u202f200')).toBe('figures.0.value')
})

test('a date is found by its words', () => {
  expect(pointed('Mis à jour le 21 novembre 2026')).toBe('updatedOn')
})

test('a part of a rich text leads to the whole, a line of a list to the list', () => {
  expect(pointed('en gras')).toBe('body')
  expect(pointed('Un point')).toBe('body')
  expect(pointed('Mutuelle')).toBe('benefits')
})

test('a picture leads to its field by any of its files', () => {
  for (const file of ['Vue de Lyon.jpg', 'Vue de Lyon-400x300.avif']) {
    expect(findPointedFieldPath(places, { around: [''], file })).toBe('heroImage')
  }
  expect(findPointedFieldPath(places, { around: [''], file: 'autre.jpg' })).toBeNull()
})

test('what the document does not hold leads nowhere', () => {
  expect(pointed('Nos bureaux', 'Nos bureaux à Paris')).toBeNull()
  expect(pointed('')).toBeNull()
  // A field that the page does not show has no place either.
  expect(places.map(({ path }) => path)).not.toContain('slug')
  expect(places.some(({ path }) => path.startsWith('seo'))).toBe(false)
})

test('a word of another document is not taken for a part of a sentence here', () => {
  expect(pointed('directions', 'directions', 'Nos directions', 'Conseil Nos directions')).toBeNull()
  expect(pointed('Nos services d’Audit pour les pays', 'le site')).toBeNull()
  // A text that the page has divided is one field.
  expect(pointed('Nous accompagnons', 'Nous accompagnons les directions.')).toBe('summary')
})
