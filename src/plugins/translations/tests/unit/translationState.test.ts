import { describe, expect, test } from 'vitest'
import { translationStates } from '@/src/plugins/translations/rules/translationState'

describe('A translation', () => {
  const title = [{ name: 'title', type: 'text', localized: true, required: true }]
  const both = { title: { fr: 'Titre', en: 'Title' } }
  const [earlier, later] = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z']

  test.each([
    ['missing', { title: { fr: 'Titre' } }, { fr: earlier }],
    ['complete', both, { fr: earlier, en: later }],
    ['outdated', both, { fr: later, en: earlier }],
    ['complete', both, { en: earlier }],
    ['missing', both, { fr: later, en: null }],
  ] as const)('is %s', (state, document, savedAt) => {
    expect(translationStates(title, document, { savedAt })).toEqual({ fr: 'complete', en: state })
  })

  test('is not outdated by its own later save', () => {
    expect(translationStates(title, both, { savedAt: { fr: earlier, en: later } }).fr).toBe(
      'complete',
    )
  })
})
