import { SOURCE_LANGUAGE } from './siteLocale'

/** The properties of a field that are needed to find its texts. */
export type LocalizableField = {
  type: string
  name?: string
  localized?: boolean
  required?: boolean
  fields?: readonly LocalizableField[]
  tabs?: readonly { name?: string; fields: readonly LocalizableField[] }[]
  blocks?: readonly { slug: string; fields: readonly LocalizableField[] }[]
}

type LocalizedText = { path: string; isRequired: boolean; value: unknown }

const TEXT_FIELD_TYPES: readonly string[] = ['text', 'textarea', 'richText']

/**
 * All localized texts of a document, including rows and blocks.
 * @param language for a document read in all locales; without it, the document was read in one
 * locale.
 */
export function localizedTextsInLanguage(
  fields: readonly LocalizableField[],
  document: unknown,
  language?: string,
): LocalizedText[] {
  return fields.flatMap((field) => textsOfField(field, toRecord(document), language))
}

function textsOfField(
  field: LocalizableField,
  holder: Record<string, unknown>,
  language?: string,
): LocalizedText[] {
  const { name, type, localized, required: isRequired = false, fields = [] } = field
  if (field.tabs) return field.tabs.flatMap((tab) => textsOfGroup(tab, holder, language))
  if (name === undefined) return localizedTextsInLanguage(fields, holder, language)
  const value = holder[name]
  if (localized) {
    const isWord = TEXT_FIELD_TYPES.includes(type)
    return isWord ? [{ path: name, isRequired, value: valueInLanguage(value, language) }] : []
  }
  if (!Array.isArray(value)) return textsOfGroup(field, holder, language)
  return value.flatMap((row: unknown, index) => {
    const block = field.blocks?.find(({ slug }) => slug === toRecord(row).blockType)
    return prefixTextPaths(
      `${name}.${index}`,
      localizedTextsInLanguage(block?.fields ?? fields, row, language),
    )
  })
}

type FieldGroup = { name?: string; fields?: readonly LocalizableField[] }

function textsOfGroup(
  { name, fields = [] }: FieldGroup,
  holder: Record<string, unknown>,
  language?: string,
) {
  if (name === undefined) return localizedTextsInLanguage(fields, holder, language)
  return prefixTextPaths(name, localizedTextsInLanguage(fields, holder[name], language))
}

const prefixTextPaths = (path: string, words: LocalizedText[]) =>
  words.map((word) => ({ ...word, path: `${path}.${word.path}` }))

const valueInLanguage = (value: unknown, language: string | undefined) =>
  language === undefined ? value : toRecord(value)[language]

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}

/**
 * The parts of a document that are the same in all languages, for comparison: images, links, order
 * and state.
 */
export function serializeLanguageIndependentContent(
  fields: readonly LocalizableField[],
  document: unknown,
): string {
  const words = new Set(localizedTextsInLanguage(fields, document).map(({ path }) => path))
  const shared = (value: unknown, path: string): unknown => {
    if (words.has(path) || UNCOMPARED_FIELDS.has(path)) return undefined
    if (typeof value !== 'object' || value === null) return value ?? undefined
    return Object.entries(value)
      .map(([key, part]) => [key, shared(part, path === '' ? key : `${path}.${key}`)] as const)
      .filter(([, part]) => part !== undefined)
      .sort(([one], [other]) => one.localeCompare(other))
  }
  return JSON.stringify(shared(document, ''))
}

// These fields are not compared: every save changes them, or the form hides them.
const UNCOMPARED_FIELDS = new Set([
  'id',
  'updatedAt',
  'savedAt',
  'madeFrom',
  'savedBy',
  'previousSlugs',
])

/**
 * Whether a document may be shown in a language: all required texts are translated. A page that is
 * half in French is worse than no page.
 */
export function hasRequiredTextsInLanguage(
  fields: readonly LocalizableField[],
  document: unknown,
  language?: string,
): boolean {
  return missingTextPaths(fields, document, language).length === 0
}

/** The paths of the required texts that are missing. */
export function missingTextPaths(
  fields: readonly LocalizableField[],
  document: unknown,
  language?: string,
): string[] {
  return localizedTextsInLanguage(fields, document, language)
    .filter(({ isRequired, value }) => isRequired && isBlankText(value))
    .map(({ path }) => path)
}

/** Whether a text exists in French and not in this language. */
export function lacksTranslation(
  fields: readonly LocalizableField[],
  document: unknown,
  language: string,
): boolean {
  const own = localizedTextsInLanguage(fields, document, language)
  return localizedTextsInLanguage(fields, document, SOURCE_LANGUAGE).some(
    ({ value }, index) => !isBlankText(value) && isBlankText(own[index]?.value),
  )
}

/** Whether the first required text was written in this language; staff write it first. */
export function hasFirstRequiredText(
  fields: readonly LocalizableField[],
  document: unknown,
): boolean {
  const opening = localizedTextsInLanguage(fields, document).find(({ isRequired }) => isRequired)
  return opening !== undefined && !isBlankText(opening.value)
}

/** Whether any text changed, was added or was removed. */
export const haveTextsChanged = (
  before: readonly LocalizedText[],
  after: readonly LocalizedText[],
) => joinTexts(before) !== joinTexts(after)

const joinTexts = (words: readonly LocalizedText[]) =>
  JSON.stringify(words.map(({ path, value }) => [path, extractPlainText(value)]))

/** A hash of the texts, to detect changes: 53 bits in base 36 (cyrb53). Not cryptographic. */
export function hashTexts(words: readonly LocalizedText[]): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (const char of joinTexts(words)) {
    const code = char.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}

/** From this length on, equal texts in different languages are a copy. */
const MIN_COPIED_TEXT_CHARACTERS = 80

/** Whether a translation still contains the text of the language that it was copied from. */
export function isCopiedTranslation(
  words: readonly LocalizedText[],
  of: readonly LocalizedText[],
): boolean {
  const long = (those: readonly LocalizedText[]) =>
    those
      .map(({ value }) => extractPlainText(value))
      .filter((text) => text.length >= MIN_COPIED_TEXT_CHARACTERS)
  const others = new Set(long(of))
  return long(words).some((text) => others.has(text))
}

const isBlankText = (value: unknown) => extractPlainText(value).trim() === ''

/** Returns the words of a plain text, or of a rich text, whose words are the leaves of its tree. */
export function extractPlainText(value: unknown): string {
  if (typeof value === 'string') return value
  const { children, root, text } = toRecord(value)
  if (typeof text === 'string') return text
  if (root !== undefined) return extractPlainText(root)
  return Array.isArray(children) ? children.map(extractPlainText).join('') : ''
}
