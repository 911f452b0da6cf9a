import { createRareWord } from './siteRecords'

// The values of these fields are chosen, linked or set by the system; the last one is only shown on
// a site without offers.
const UNWRITTEN_FIELDS = new Set([
  'id',
  'blockType',
  'createdAt',
  'extraClass',
  'updatedAt',
  'globalType',
  'icon',
  'jobLocation',
  'slug',
  'style',
  'updatedOn',
  'url',
  '_order',
  '_status',
  'noOffersText',
])

export type RewrittenContent = { content: Record<string, unknown>; words: string[] }

/** The same content with a rare word in place of every text, and the list of these words. */
export function rewriteTexts(content: object): RewrittenContent {
  const words: string[] = []
  const newText = (name: string) => {
    const word = createRareWord()
    words.push(word)
    return name === 'email' ? `${word}@exemplia.test` : word
  }
  return { content: rewriteFields(content, newText), words }
}

type CreateText = (name: string) => string

function rewriteFields(fields: object, newText: CreateText) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, rewriteValue(name, value, newText)]),
  )
}

function rewriteValue(name: string, value: unknown, newText: CreateText): unknown {
  if (UNWRITTEN_FIELDS.has(name)) return value
  if (typeof value === 'string') return value.trim() === '' ? value : newText(name)
  if (Array.isArray(value)) return value.map((entry) => rewriteValue(name, entry, newText))
  if (typeof value !== 'object' || value === null) return value
  return 'root' in value ? rewriteRichText(value, newText) : rewriteFields(value, newText)
}

// In a rich text only the `text` leaves are words.
function rewriteRichText(value: object, newText: CreateText): unknown {
  return JSON.parse(JSON.stringify(value), (name, part) =>
    name === 'text' && typeof part === 'string' && part.trim() !== '' ? newText(name) : part,
  )
}
