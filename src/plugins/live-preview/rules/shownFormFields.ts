/** A form field and the texts or files by which it can be found on the page. */
export type ShownFormField = {
  /** Path of the field in the form: `services.2.title`. */
  path: string
  /** The possible texts on the page, without spaces. */
  texts: readonly string[]
  /** The file names of an image: the original and its resized copies. */
  files: readonly string[]
}

// Fields that no page shows as text, or that only search engines read.
const INVISIBLE_FIELDS = new Set(
  `_order _status blockType createdAt extraClass faq globalType icon id madeFrom order previousSlugs savedAt savedBy
  seo slug updatedAt url ctaUrl backgroundImageUrl`.split(/\s+/),
)

/**
 * Finds each field that the page shows: its form path, and the texts or files by which it is found
 * there. @param locale the locale of the page
 */
export function findShownFormFields(
  document: unknown,
  locale: string,
  path = '',
): ShownFormField[] {
  if (typeof document === 'string')
    return createShownFormField(path, possibleShownTexts(document, locale))
  if (typeof document === 'number')
    return createShownFormField(path, [String(document), document.toLocaleString(locale)])
  if (isListOfTexts(document))
    return createShownFormField(
      path,
      document.flatMap((text) => possibleShownTexts(text, locale)),
    )
  if (typeof document !== 'object' || document === null) return []
  if ('root' in document) return createShownFormField(path, textsOfRichTextBlocks(document.root))
  const files = fileNamesOfDocument(document)
  if (files.length > 0) return [{ path, texts: [], files }]
  return Object.entries(document)
    .filter(([name]) => !INVISIBLE_FIELDS.has(name))
    .flatMap(([name, value]) =>
      findShownFormFields(value, locale, path === '' ? name : `${path}.${name}`),
    )
}

function createShownFormField(path: string, texts: readonly string[]): ShownFormField[] {
  const shown = texts.map(removeSpaces).filter((text) => text !== '')
  return shown.length > 0 ? [{ path, texts: shown, files: [] }] : []
}

/** Removes spaces before a comparison: a page may wrap and space a text differently. */
export const removeSpaces = (text: string) => text.replaceAll(/[\s\u200b]+/g, '')

// Lists how a page may show a text: a date as words, each line and bullet as an element.
function possibleShownTexts(text: string, locale: string): string[] {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return possibleDateTexts(new Date(text), locale)
  return [text, ...text.split(/[•\n]/)]
}

const possibleDateTexts = (date: Date, locale: string) =>
  (['long', 'short', '2-digit'] as const).map((month) =>
    new Intl.DateTimeFormat(locale, {
      ...{ day: 'numeric', month, year: 'numeric', timeZone: 'Europe/Paris' },
    }).format(date),
  )

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')

// Lists the texts of the blocks of a rich text, each of which is an element of the page.
function textsOfRichTextBlocks(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('text' in node && typeof node.text === 'string') return [node.text]
  if (!('children' in node) || !Array.isArray(node.children)) return []
  const parts = node.children.map(textsOfRichTextBlocks)
  return [parts.map(([whole = '']) => whole).join(''), ...parts.flat()]
}

function fileNamesOfDocument(document: object): string[] {
  if (!('filename' in document) || typeof document.filename !== 'string') return []
  const sizes: unknown[] =
    'sizes' in document && document.sizes ? Object.values(document.sizes) : []
  const names = sizes.map((size) =>
    typeof size === 'object' && size !== null && 'filename' in size ? size.filename : null,
  )
  return [document.filename, ...names.filter((name) => typeof name === 'string')]
}
