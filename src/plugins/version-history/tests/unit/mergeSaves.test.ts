import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSaveConflicts, mergeSave } from '@/src/plugins/version-history/rules/mergeSaves'

const DOCUMENT_FIELDS = [
  { name: 'title', type: 'text', label: 'Titre', localized: true },
  { name: 'updatedAt', type: 'date', label: 'Modifié' },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Contenu',
        fields: [
          { name: 'intro', type: 'textarea', label: 'Introduction' },
          { name: 'isShown', type: 'checkbox', label: 'Montrée' },
        ],
      },
      { name: 'seo', label: 'Référencement', fields: [{ name: 'title', type: 'text' }] },
    ],
  },
  {
    name: 'cards',
    type: 'array',
    label: 'Cartes',
    fields: [{ name: 'text', type: 'text', label: 'Texte' }],
  },
  {
    name: 'sections',
    type: 'blocks',
    label: 'Sections',
    blocks: [{ slug: 'text', fields: [{ name: 'words', type: 'richText', label: 'Texte' }] }],
  },
] as const

const BASE_DOCUMENT = {
  id: 7,
  updatedAt: 'before',
  title: 'Titre',
  intro: 'Introduction',
  seo: { title: 'Titre' },
  cards: [
    { id: 'a', text: 'Une' },
    { id: 'b', text: 'Deux' },
  ],
  sections: [{ id: 's', blockType: 'text', words: { root: { text: 'Mots' } } }],
}
const NEWER_DOCUMENT = { ...BASE_DOCUMENT, updatedAt: 'after' }

const findConflictPaths = (saves: { mine: object; theirs: object }) =>
  findSaveConflicts(DOCUMENT_FIELDS, { base: BASE_DOCUMENT, ...saves }).map(({ path }) => path)

describe('Two saves of one document', () => {
  test('are merged without a question if each changed other fields', () => {
    const mine = {
      ...BASE_DOCUMENT,
      title: 'Le mien',
      cards: [BASE_DOCUMENT.cards[0], { id: 'b', text: 'Mienne' }],
    }
    const theirs = {
      ...NEWER_DOCUMENT,
      intro: 'La leur',
      cards: [{ id: 'a', text: 'Leur' }, BASE_DOCUMENT.cards[1]],
    }
    expect(findConflictPaths({ mine, theirs })).toEqual([])
    expect(mergeSave(DOCUMENT_FIELDS, { base: BASE_DOCUMENT, mine, theirs }, new Set())).toEqual({
      ...NEWER_DOCUMENT,
      title: 'Le mien',
      intro: 'La leur',
      cards: [
        { id: 'a', text: 'Leur' },
        { id: 'b', text: 'Mienne' },
      ],
    })
  })

  test('ask for each field that both changed, by its labels in the form', () => {
    const changed = (word: string) => ({
      ...BASE_DOCUMENT,
      title: word,
      seo: { title: word },
      cards: [{ id: 'a', text: word }, BASE_DOCUMENT.cards[1]],
      sections: [{ id: 's', blockType: 'text', words: { root: { text: word } } }],
    })
    const saves = { base: BASE_DOCUMENT, mine: changed('Moi'), theirs: changed('Toi') }
    expect(
      findSaveConflicts(DOCUMENT_FIELDS, saves).map(({ labels }) => labels.join(' › ')),
    ).toEqual(['Titre', 'Référencement › title', 'Cartes › 1 › Texte', 'Sections › 1 › Texte'])
    const merged = mergeSave(DOCUMENT_FIELDS, saves, new Set(['title', 'sections.0.words']))
    expect(merged).toEqual({
      ...changed('Toi'),
      title: 'Moi',
      sections: [{ id: 's', blockType: 'text', words: { root: { text: 'Moi' } } }],
    })
  })

  test('ask once for a list in which one of them added, removed or moved a row', () => {
    const mine = { ...BASE_DOCUMENT, cards: [BASE_DOCUMENT.cards[1]] }
    const theirs = { ...NEWER_DOCUMENT, cards: [BASE_DOCUMENT.cards[0], { id: 'b', text: 'Leur' }] }
    expect(findConflictPaths({ mine, theirs })).toEqual(['cards'])
    const saves = { base: BASE_DOCUMENT, mine, theirs }
    expect(mergeSave(DOCUMENT_FIELDS, saves, new Set(['cards'])).cards).toEqual(mine.cards)
    expect(mergeSave(DOCUMENT_FIELDS, saves, new Set()).cards).toEqual(theirs.cards)
  })

  test('ask nothing for equal values, or the same value in another notation', () => {
    const theirs = { ...NEWER_DOCUMENT, title: 'Même', isShown: false, intro: 'Introduction' }
    expect(
      findConflictPaths({ mine: { ...BASE_DOCUMENT, title: 'Même', isShown: null }, theirs }),
    ).toEqual([])
    expect(
      findConflictPaths({
        mine: { ...BASE_DOCUMENT, seo: { title: 'Titre', extra: null } },
        theirs,
      }),
    ).toEqual([])
  })
})

const FIELD_NAMES = ['title', 'intro', 'seo', 'cards.0', 'cards.1'] as const
type FieldName = (typeof FIELD_NAMES)[number]
type FieldTexts = Record<FieldName, string>

const documentWithTexts = (texts: FieldTexts, updatedAt: string) => ({
  ...BASE_DOCUMENT,
  updatedAt,
  title: texts.title,
  intro: texts.intro,
  seo: { title: texts.seo },
  cards: [
    { id: 'a', text: texts['cards.0'] },
    { id: 'b', text: texts['cards.1'] },
  ],
})
const CONFLICT_PATHS: Record<FieldName, string> = {
  title: 'title',
  intro: 'intro',
  seo: 'seo.title',
  'cards.0': 'cards.0.text',
  'cards.1': 'cards.1.text',
}

/** An editor of two types or saves; in a conflict the editor chooses one of the texts. */
const stepArbitrary = fc.record({
  editor: fc.constantFrom(0, 1),
  act: fc.oneof(
    fc.record({ types: fc.constantFrom(...FIELD_NAMES) }),
    fc.record({ saves: fc.boolean() }),
  ),
})

test('After any saves in any order, each field has the value that was chosen last', () => {
  fc.assert(
    fc.property(fc.array(stepArbitrary, { maxLength: 40 }), (steps) => {
      const first: FieldTexts = { title: '', intro: '', seo: '', 'cards.0': '', 'cards.1': '' }
      let stored = documentWithTexts(first, '0')
      // The expected text of each field, stored apart from any document.
      const chosen: FieldTexts = { ...first }
      const editors = [0, 1].map(() => ({ base: stored, typed: new Map<FieldName, string>() }))
      for (const [count, { editor, act }] of steps.entries()) {
        const own = editors[editor]
        if (!own) continue
        if ('types' in act) {
          own.typed.set(act.types, `${editor}-${count}`)
          continue
        }
        const texts = { ...textsOf(own.base), ...Object.fromEntries(own.typed) }
        const saves = { base: own.base, mine: documentWithTexts(texts, '0'), theirs: stored }
        const contested = findSaveConflicts(DOCUMENT_FIELDS, saves).map(({ path }) => path)
        for (const [name, text] of own.typed) {
          // No text is overwritten without a question; a change of one editor causes none.
          const isOvertaken = textsOf(stored)[name] !== textsOf(own.base)[name]
          expect(contested.includes(CONFLICT_PATHS[name])).toBe(isOvertaken)
          if (!isOvertaken || act.saves) chosen[name] = text
        }
        expect(contested.length).toBeLessThanOrEqual(own.typed.size)
        const merged = mergeSave(DOCUMENT_FIELDS, saves, new Set(act.saves ? contested : []))
        stored = documentWithTexts(textsOf(merged), String(count + 1))
        own.base = stored
        own.typed.clear()
        expect(textsOf(stored)).toEqual(chosen)
      }
    }),
  )
})

function textsOf(document: object): FieldTexts {
  const { title, intro, seo, cards } = { ...BASE_DOCUMENT, ...document }
  const [one, two] = cards
  return {
    title,
    intro,
    seo: seo.title,
    'cards.0': one?.text ?? '',
    'cards.1': two?.text ?? '',
  }
}
