import { expect, test } from 'vitest'
import { splitAtDifference } from '@/src/plugins/version-history/admin/splitAtDifference'
import {
  findVersionChanges,
  type LabelledField,
} from '@/src/plugins/version-history/rules/findVersionChanges'
import {
  changedFieldNames,
  formatChangedValue,
  nameOfVersionChange,
} from '@/src/plugins/version-history/words/admin/versions'

const textField = (name: string, label: string): LabelledField => ({
  name,
  label,
  type: 'text',
  localized: true,
})
const LABELLED_FIELDS: LabelledField[] = [
  { type: 'ui', name: 'languages' },
  { type: 'text', name: 'savedBy', hidden: true },
  textField('title', 'Titre'),
  { type: 'row', fields: [{ name: 'isOpen', type: 'checkbox', label: 'Ouverte' }] },
  { type: 'upload', name: 'picture', label: 'Image' },
  {
    type: 'tabs',
    tabs: [
      { label: 'Présentation', fields: [{ name: 'url', type: 'text', label: 'Lien' }] },
      {
        name: 'closing',
        label: 'Fin',
        fields: [
          { name: 'links', type: 'array', label: 'Liens', fields: [textField('label', 'Texte')] },
        ],
      },
    ],
  },
  {
    type: 'blocks',
    name: 'sections',
    label: 'Sections',
    blocks: [
      { slug: 'quote', labels: { singular: 'Citation' }, fields: [textField('quote', 'Mots')] },
    ],
  },
]

const PAGE_VERSION = {
  savedBy: 'Camille',
  title: { fr: 'Bonjour à tous', en: 'Hello' },
  isOpen: false,
  picture: 3,
  url: '/',
  closing: {
    links: [
      { id: 'a', label: { fr: 'Un', en: 'One' } },
      { id: 'b', label: { fr: 'Deux', en: 'Two' } },
    ],
  },
  sections: [{ id: 'q', blockType: 'quote', quote: { fr: 'Oui', en: 'Yes' } }],
}
const findChanges = (different: object) =>
  findVersionChanges(LABELLED_FIELDS, PAGE_VERSION, { ...PAGE_VERSION, ...different })
const findChangeNames = (different: object) => findChanges(different).map(nameOfVersionChange)

test('Each changed field has its label in the form, with the language of a translation', () => {
  expect(findChangeNames({ title: { fr: 'Bonsoir', en: 'Good evening' }, isOpen: true })).toEqual([
    'Titre',
    'Titre (anglais)',
    'Ouverte',
  ])
  const links = [{ id: 'a', label: { fr: 'Un', en: 'Once' } }, PAGE_VERSION.closing.links[1]]
  expect(findChangeNames({ closing: { links } })).toEqual(['Fin › Liens › 1 › Texte (anglais)'])
  const sections = [{ ...PAGE_VERSION.sections[0], quote: { fr: 'Non', en: 'Yes' } }]
  expect(findChangeNames({ sections })).toEqual(['Sections › 1 Citation › Mots'])
})

test('The author, the notation of emptiness and details of a picture are no changes', () => {
  expect(
    findChangeNames({ savedBy: 'Dominique', isOpen: null, picture: { id: 3, alt: 'Un pont' } }),
  ).toEqual([])
})

test('Added, removed and moved rows are changes', () => {
  const [one, two] = PAGE_VERSION.closing.links
  const three = { id: 'c', label: { fr: 'Trois', en: null } }
  expect(findChangeNames({ closing: { links: [one, two, three] } })).toEqual([
    'Fin › Liens › 3 › Texte',
  ])
  expect(findChangeNames({ closing: { links: [one] } })).toEqual([
    'Fin › Liens › 2 › Texte',
    'Fin › Liens › 2 › Texte (anglais)',
  ])
  expect(findChangeNames({ closing: { links: [two, one] } })).toEqual(['Fin › Liens › ordre'])
})

test('A list of rows is named once among the fields', () => {
  const links = PAGE_VERSION.closing.links.map((row) => ({
    ...row,
    label: { fr: 'Autre', en: 'Other' },
  }))
  expect(changedFieldNames(findChanges({ closing: { links }, url: '/x' }))).toEqual([
    'Lien',
    'Fin › Liens',
    'Fin › Liens (anglais)',
  ])
})

const PARIS_TIMEZONE = 'Europe/Paris'

test.each([
  [
    'an instant, on the clocks of the site',
    undefined,
    '2026-11-27T23:30:00.000Z',
    '28/11/2026 00:30',
  ],
  ['an instant at noon', undefined, '2026-11-27T12:00:00.000Z', '27/11/2026 13:00'],
  ['a day', { date: { pickerAppearance: 'dayOnly' } }, '2026-11-27T12:00:00.000Z', '27/11/2026'],
])('A date is written as %s', (_, admin, value, written) => {
  expect(formatChangedValue({ field: { type: 'date', admin } }, value, PARIS_TIMEZONE)).toBe(
    written,
  )
})

test('Values are formatted as in the form', () => {
  const [open] = findChanges({ isOpen: true })
  expect(
    open &&
      [open.before, open.after].map((value) => formatChangedValue(open, value, PARIS_TIMEZONE)),
  ).toEqual(['non', 'oui'])
  const [picture] = findChanges({ picture: { id: 4, filename: 'pont.webp' } })
  expect(picture && formatChangedValue(picture, picture.after, PARIS_TIMEZONE)).toBe('pont.webp')
})

test('Two texts are divided between the words where they differ', () => {
  expect(splitAtDifference('Bonjour à tous', 'Bonjour à chacun de vous')).toEqual({
    before: { start: 'Bonjour à ', changed: 'tous', end: '' },
    after: { start: 'Bonjour à ', changed: 'chacun de vous', end: '' },
  })
  expect(splitAtDifference('non non', 'non').before.changed).toBe('non ')
})
