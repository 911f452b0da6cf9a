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

const localizedTextField = (name: string, required = true): LocalizableField => ({
  name,
  type: 'text',
  localized: true,
  required,
})

const LOCALIZABLE_FIELDS: LocalizableField[] = [
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          localizedTextField('title'),
          { type: 'row', fields: [localizedTextField('subtitle', false)] },
        ],
      },
      { name: 'closing', fields: [{ ...localizedTextField('words'), type: 'richText' }] },
    ],
  },
  { name: 'url', type: 'text', required: true },
  { name: 'savedAt', type: 'date', localized: true, required: true },
  { name: 'cards', type: 'array', fields: [localizedTextField('label')] },
  {
    name: 'sections',
    type: 'blocks',
    blocks: [
      { slug: 'quote', fields: [localizedTextField('quote')] },
      { slug: 'text', fields: [localizedTextField('heading')] },
    ],
  },
]

const richTextOf = (words: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ text: words }] }] },
})
const PAGE_CONTENT = {
  title: 'Title',
  closing: { words: richTextOf('Closing') },
  cards: [{ label: 'First' }],
  sections: [{ blockType: 'text', heading: 'Heading' }],
}

test('The texts of a document are found at any depth, and nothing else', () => {
  expect(
    localizedTextsInLanguage(LOCALIZABLE_FIELDS, PAGE_CONTENT).map(({ path, value }) => [
      path,
      value,
    ]),
  ).toEqual([
    ['title', 'Title'],
    ['subtitle', undefined],
    ['closing.words', richTextOf('Closing')],
    ['cards.0.label', 'First'],
    ['sections.0.heading', 'Heading'],
  ])
})

describe('A document is complete', () => {
  test('once it has all required texts', () => {
    expect(hasRequiredTextsInLanguage(LOCALIZABLE_FIELDS, PAGE_CONTENT)).toBe(true)
  })

  test.each([
    ['a title', { title: null }],
    ['more than blanks', { title: ' \u00A0' }],
    ['a formatted text with a word in it', { closing: { words: richTextOf(' ') } }],
    ['a text in every row', { cards: [{ label: 'First' }, {}] }],
    ['a text in every section', { sections: [{ blockType: 'quote', heading: 'Heading' }] }],
  ])('only with %s', (_, different) => {
    expect(hasRequiredTextsInLanguage(LOCALIZABLE_FIELDS, { ...PAGE_CONTENT, ...different })).toBe(
      false,
    )
  })

  test('in one language and not in another', () => {
    const inFrench = {
      ...PAGE_CONTENT,
      title: { fr: 'Titre' },
      closing: {},
      cards: [],
      sections: [],
    }
    const closing = { words: { fr: richTextOf('Fin'), en: richTextOf('End') } }
    expect(hasRequiredTextsInLanguage(LOCALIZABLE_FIELDS, { ...inFrench, closing }, 'fr')).toBe(
      true,
    )
    expect(hasRequiredTextsInLanguage(LOCALIZABLE_FIELDS, { ...inFrench, closing }, 'en')).toBe(
      false,
    )
  })
})

test('A draft has begun with its first required text', () => {
  expect(hasFirstRequiredText(LOCALIZABLE_FIELDS, { title: 'Title' })).toBe(true)
  expect(hasFirstRequiredText(LOCALIZABLE_FIELDS, { ...PAGE_CONTENT, title: '' })).toBe(false)
})

describe('A translation is still a copy', () => {
  const long = 'Une phrase assez longue pour que personne ne l’écrive deux fois, même en anglais.'
  const said = (title: string, words: string) =>
    localizedTextsInLanguage(LOCALIZABLE_FIELDS, {
      ...PAGE_CONTENT,
      title,
      closing: { words: richTextOf(words) },
    })

  test('if one longer text equals the other language', () => {
    expect(isCopiedTranslation(said('Title', long), said('Titre', long))).toBe(true)
  })

  test('but not if only a name or a label is equal', () => {
    expect(isCopiedTranslation(said('Data', 'Contact'), said('Data', 'Contact'))).toBe(false)
  })
})

test('A text has changed when its words differ, not when its formatting does', () => {
  const words = (text: object) =>
    localizedTextsInLanguage(LOCALIZABLE_FIELDS, { ...PAGE_CONTENT, closing: { words: text } })
  const bold = {
    root: { children: [{ type: 'paragraph', children: [{ text: 'End', format: 1 }] }] },
  }
  expect(haveTextsChanged(words(richTextOf('End')), words(bold))).toBe(false)
  expect(haveTextsChanged(words(richTextOf('End')), words(richTextOf('The end')))).toBe(true)
})

test('The shared content of all languages has neither texts nor dates', () => {
  const shared = (different: object) =>
    serializeLanguageIndependentContent(LOCALIZABLE_FIELDS, {
      ...PAGE_CONTENT,
      url: '/',
      ...different,
    })
  expect(shared({ title: 'Autre', updatedAt: 'later', cards: [{ label: 'Première' }] })).toBe(
    shared({}),
  )
  expect(shared({ url: '/ailleurs' })).not.toBe(shared({}))
  expect(shared({ cards: [...PAGE_CONTENT.cards, { label: 'Second' }] })).not.toBe(shared({}))
  expect(shared({ sections: [{ blockType: 'quote', quote: 'Heading' }] })).not.toBe(shared({}))
})
