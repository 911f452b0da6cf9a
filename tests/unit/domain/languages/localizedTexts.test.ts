import { describe, expect, test } from 'vitest'
import {
  hasFirstRequiredText,
  hasRequiredTextsInLanguage,
  haveTextsChanged,
  isCopiedTranslation,
  type LocalizableField,
  localizedTextsInLanguage,
  serializeLanguageIndependentContent,
} from '@/src/domain/languages/localizedTexts'

const text = (name: string, required = true): LocalizableField => ({
  name,
  type: 'text',
  localized: true,
  required,
})

const fields: LocalizableField[] = [
  {
    type: 'tabs',
    tabs: [
      { fields: [text('title'), { type: 'row', fields: [text('subtitle', false)] }] },
      { name: 'closing', fields: [{ ...text('words'), type: 'richText' }] },
    ],
  },
  { name: 'url', type: 'text', required: true },
  { name: 'savedAt', type: 'date', localized: true, required: true },
  { name: 'cards', type: 'array', fields: [text('label')] },
  {
    name: 'sections',
    type: 'blocks',
    blocks: [
      { slug: 'quote', fields: [text('quote')] },
      { slug: 'text', fields: [text('heading')] },
    ],
  },
]

const richText = (words: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ text: words }] }] },
})
const page = {
  title: 'Title',
  closing: { words: richText('Closing') },
  cards: [{ label: 'First' }],
  sections: [{ blockType: 'text', heading: 'Heading' }],
}

test('The texts of a document are found at any depth, and nothing else', () => {
  expect(localizedTextsInLanguage(fields, page).map(({ path, value }) => [path, value])).toEqual([
    ['title', 'Title'],
    ['subtitle', undefined],
    ['closing.words', richText('Closing')],
    ['cards.0.label', 'First'],
    ['sections.0.heading', 'Heading'],
  ])
})

describe('A document is complete', () => {
  test('once it has all required texts', () => {
    expect(hasRequiredTextsInLanguage(fields, page)).toBe(true)
  })

  test.each([
    ['a title', { title: null }],
    ['more than blanks', { title: ' \u00A0' }],
    ['a formatted text with a word in it', { closing: { words: richText(' ') } }],
    ['a text in every row', { cards: [{ label: 'First' }, {}] }],
    ['a text in every section', { sections: [{ blockType: 'quote', heading: 'Heading' }] }],
  ])('only with %s', (_, different) => {
    expect(hasRequiredTextsInLanguage(fields, { ...page, ...different })).toBe(false)
  })

  test('in one language and not in another', () => {
    const inFrench = { ...page, title: { fr: 'Titre' }, closing: {}, cards: [], sections: [] }
    const closing = { words: { fr: richText('Fin'), en: richText('End') } }
    expect(hasRequiredTextsInLanguage(fields, { ...inFrench, closing }, 'fr')).toBe(true)
    expect(hasRequiredTextsInLanguage(fields, { ...inFrench, closing }, 'en')).toBe(false)
  })
})

test('A draft has begun with its first required text', () => {
  expect(hasFirstRequiredText(fields, { title: 'Title' })).toBe(true)
  expect(hasFirstRequiredText(fields, { ...page, title: '' })).toBe(false)
})

describe('A translation is still a copy', () => {
  const long = 'Une phrase assez longue pour que personne ne l’écrive deux fois, même en anglais.'
  const said = (title: string, words: string) =>
    localizedTextsInLanguage(fields, { ...page, title, closing: { words: richText(words) } })

  test('if one longer text equals the other language', () => {
    expect(isCopiedTranslation(said('Title', long), said('Titre', long))).toBe(true)
  })

  test('but not if only a name or a label is equal', () => {
    expect(isCopiedTranslation(said('Data', 'Contact'), said('Data', 'Contact'))).toBe(false)
  })
})

test('A text has changed when its words differ, not when its formatting does', () => {
  const words = (text: object) =>
    localizedTextsInLanguage(fields, { ...page, closing: { words: text } })
  const bold = {
    root: { children: [{ type: 'paragraph', children: [{ text: 'End', format: 1 }] }] },
  }
  expect(haveTextsChanged(words(richText('End')), words(bold))).toBe(false)
  expect(haveTextsChanged(words(richText('End')), words(richText('The end')))).toBe(true)
})

test('The shared content of all languages has neither texts nor dates', () => {
  const shared = (different: object) =>
    serializeLanguageIndependentContent(fields, { ...page, url: '/', ...different })
  expect(shared({ title: 'Autre', updatedAt: 'later', cards: [{ label: 'Première' }] })).toBe(
    shared({}),
  )
  expect(shared({ url: '/ailleurs' })).not.toBe(shared({}))
  expect(shared({ cards: [...page.cards, { label: 'Second' }] })).not.toBe(shared({}))
  expect(shared({ sections: [{ blockType: 'quote', quote: 'Heading' }] })).not.toBe(shared({}))
})
