import { SOURCE_LANGUAGE } from './siteLocale'

/** The properties of a field that are needed to find its texts. */
export type WordField = {
  type: string
  name?: string
  localized?: boolean
  required?: boolean
  fields?: readonly WordField[]
  tabs?: readonly { name?: string; fields: readonly WordField[] }[]
  blocks?: readonly { slug: string; fields: readonly WordField[] }[]
}

type Word = { path: string; isRequired: boolean; value: unknown }

const WORD_TYPES: readonly string[] = ['text', 'textarea', 'richText']

/**
 * All localized texts of a document, including rows and blocks.
 * @param language for a document read in all locales; without it, the document was read in one
 * locale.
 */
export function collectWords(
  fields: readonly WordField[],
  document: unknown,
  language?: string,
): Word[] {
  return fields.flatMap((field) => wordsOfField(field, record(document), language))
}

function wordsOfField(
  field: WordField,
  holder: Record<string, unknown>,
  language?: string,
): Word[] {
  const { name, type, localized, required: isRequired = false, fields = [] } = field
  if (field.tabs) return field.tabs.flatMap((tab) => wordsOfGroup(tab, holder, language))
  if (name === undefined) return collectWords(fields, holder, language)
  const value = holder[name]
  if (localized) {
    const isWord = WORD_TYPES.includes(type)
    return isWord ? [{ path: name, isRequired, value: valueInLanguage(value, language) }] : []
  }
  if (!Array.isArray(value)) return wordsOfGroup(field, holder, language)
  return value.flatMap((row: unknown, index) => {
    const block = field.blocks?.find(({ slug }) => slug === record(row).blockType)
    return under(`${name}.${index}`, collectWords(block?.fields ?? fields, row, language))
  })
}

type Group = { name?: string; fields?: readonly WordField[] }

function wordsOfGroup(
  { name, fields = [] }: Group,
  holder: Record<string, unknown>,
  language?: string,
) {
  if (name === undefined) return collectWords(fields, holder, language)
  return under(name, collectWords(fields, holder[name], language))
}

const under = (path: string, words: Word[]) =>
  words.map((word) => ({ ...word, path: `${path}.${word.path}` }))

const valueInLanguage = (value: unknown, language: string | undefined) =>
  language === undefined ? value : record(value)[language]

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

/**
 * The parts of a document that are the same in all languages, for comparison: images, links, order
 * and state.
 */
export function untranslatedContent(fields: readonly WordField[], document: unknown): string {
  const words = new Set(collectWords(fields, document).map(({ path }) => path))
  const shared = (value: unknown, path: string): unknown => {
    if (words.has(path) || NOT_SHARED.has(path)) return undefined
    if (typeof value !== 'object' || value === null) return value ?? undefined
    return Object.entries(value)
      .map(([key, part]) => [key, shared(part, path === '' ? key : `${path}.${key}`)] as const)
      .filter(([, part]) => part !== undefined)
      .sort(([one], [other]) => one.localeCompare(other))
  }
  return JSON.stringify(shared(document, ''))
}

// These fields change with every save in any language, or are hidden from the form.
const NOT_SHARED = new Set(['id', 'updatedAt', 'savedAt', 'madeFrom', 'savedBy', 'previousSlugs'])

/**
 * Whether a document may be shown in a language: all required texts are translated. A page that is
 * half in French is worse than no page.
 */
export function isWritten(
  fields: readonly WordField[],
  document: unknown,
  language?: string,
): boolean {
  return missingWords(fields, document, language).length === 0
}

/** The paths of the required texts that are missing. */
export function missingWords(
  fields: readonly WordField[],
  document: unknown,
  language?: string,
): string[] {
  return collectWords(fields, document, language)
    .filter(({ isRequired, value }) => isRequired && isBlank(value))
    .map(({ path }) => path)
}

/** Whether a text exists in French and not in this language. */
export function lacksTranslation(
  fields: readonly WordField[],
  document: unknown,
  language: string,
): boolean {
  const own = collectWords(fields, document, language)
  return collectWords(fields, document, SOURCE_LANGUAGE).some(
    ({ value }, index) => !isBlank(value) && isBlank(own[index]?.value),
  )
}

/** Whether any text was written in this language. */
export function hasAnyText(fields: readonly WordField[], document: unknown): boolean {
  const opening = collectWords(fields, document).find(({ isRequired }) => isRequired)
  return opening !== undefined && !isBlank(opening.value)
}

/** Whether any text changed, was added or was removed. */
export const haveChanged = (before: readonly Word[], after: readonly Word[]) =>
  joinedText(before) !== joinedText(after)

const joinedText = (words: readonly Word[]) =>
  JSON.stringify(words.map(({ path, value }) => [path, plainText(value)]))

/** A hash of the texts, to detect changes: 53 bits in base 36 (cyrb53). Not cryptographic. */
export function hashWords(words: readonly Word[]): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (const char of joinedText(words)) {
    const code = char.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}

/** Two texts of this length in different languages are never equal. */
const LONG_TEXT = 80

/** Whether a translation still contains the text of the language that it was copied from. */
export function isCopied(words: readonly Word[], of: readonly Word[]): boolean {
  const long = (those: readonly Word[]) =>
    those.map(({ value }) => plainText(value)).filter((text) => text.length >= LONG_TEXT)
  const others = new Set(long(of))
  return long(words).some((text) => others.has(text))
}

const isBlank = (value: unknown) => plainText(value).trim() === ''

/** The words of a text: plain, or a rich text, whose words are in the leaves of its tree. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  const { children, root, text } = record(value)
  if (typeof text === 'string') return text
  if (root !== undefined) return plainText(root)
  return Array.isArray(children) ? children.map(plainText).join('') : ''
}
