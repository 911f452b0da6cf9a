/** Where in a form something stands that its page shows. */
export type ShownPlace = {
  /** Of the field, as the form calls it: `services.2.title`. */
  path: string
  /** What it may read like on the page, without spaces. */
  texts: readonly string[]
  /** Of a picture: the names of its files. */
  files: readonly string[]
}

// What no page shows as text, or what tells search engines alone.
const UNSHOWN = new Set(
  `_order _status blockType createdAt extraClass faq globalType icon id madeFrom order previousSlugs savedAt savedBy
  seo slug updatedAt url ctaUrl backgroundImageUrl`.split(/\s+/),
)

/** The places of all that a document shows, read from it as it is drawn. @param locale that it is drawn in */
export function shownPlaces(document: unknown, locale: string, path = ''): ShownPlace[] {
  if (typeof document === 'string') return place(path, textsOf(document, locale))
  if (typeof document === 'number')
    return place(path, [String(document), document.toLocaleString(locale)])
  if (isListOfTexts(document))
    return place(
      path,
      document.flatMap((text) => textsOf(text, locale)),
    )
  if (typeof document !== 'object' || document === null) return []
  if ('root' in document) return place(path, blockTexts(document.root))
  const files = fileNames(document)
  if (files.length > 0) return [{ path, texts: [], files }]
  return Object.entries(document)
    .filter(([name]) => !UNSHOWN.has(name))
    .flatMap(([name, value]) => shownPlaces(value, locale, path === '' ? name : `${path}.${name}`))
}

function place(path: string, texts: readonly string[]): ShownPlace[] {
  const shown = texts.map(withoutSpaces).filter((text) => text !== '')
  return shown.length > 0 ? [{ path, texts: shown, files: [] }] : []
}

/** How texts are compared: a page breaks its lines and sets its spaces as it likes. */
export const withoutSpaces = (text: string) => text.replaceAll(/[\s\u200b]+/g, '')

// A page shows a date in words, and gives each line and bullet an element of its own.
function textsOf(text: string, locale: string): string[] {
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return dateTexts(new Date(text), locale)
  return [text, ...text.split(/[•\n]/)]
}

const dateTexts = (date: Date, locale: string) =>
  (['long', 'short', '2-digit'] as const).map((month) =>
    new Intl.DateTimeFormat(locale, {
      ...{ day: 'numeric', month, year: 'numeric', timeZone: 'Europe/Paris' },
    }).format(date),
  )

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string')

// Of a rich text, each part that is an element of the page.
function blockTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('text' in node && typeof node.text === 'string') return [node.text]
  if (!('children' in node) || !Array.isArray(node.children)) return []
  const parts = node.children.map(blockTexts)
  return [parts.map(([whole = '']) => whole).join(''), ...parts.flat()]
}

function fileNames(document: object): string[] {
  if (!('filename' in document) || typeof document.filename !== 'string') return []
  const sizes: unknown[] =
    'sizes' in document && document.sizes ? Object.values(document.sizes) : []
  const names = sizes.map((size) =>
    typeof size === 'object' && size !== null && 'filename' in size ? size.filename : null,
  )
  return [document.filename, ...names.filter((name) => typeof name === 'string')]
}
