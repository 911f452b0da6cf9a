import { createSeedOptions } from './createSeedOptions'

/** Makes the options for adding the English texts to a document that was just created in French. */
export const createEnglishSeedOptions = () =>
  ({ ...createSeedOptions(), locale: 'en', fallbackLocale: false }) as const

/**
 * Adds the ids of the stored rows to the texts, by position: a row without its id would replace the
 * stored row and delete its French text.
 */
export function addStoredRowIds<Words>(stored: unknown, words: Words): Words
export function addStoredRowIds(stored: unknown, words: unknown): unknown {
  if (typeof words !== 'object' || words === null || words instanceof Date) return words
  if (Array.isArray(words)) {
    const rows: unknown[] = Array.isArray(stored) ? stored : []
    return words.map((row, index) => addStoredRowId(rows[index], addStoredRowIds(rows[index], row)))
  }
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      addStoredRowIds(readProperty(stored, key), value),
    ]),
  )
}

function addStoredRowId(stored: unknown, row: unknown) {
  const id = readProperty(stored, 'id')
  return id && typeof row === 'object' ? { ...row, id } : row
}

const readProperty = (whole: unknown, key: string): unknown =>
  typeof whole === 'object' && whole !== null
    ? Object.entries(whole).find(([name]) => name === key)?.[1]
    : undefined

/** Pairs each French entry with the English entry of the same key. */
export function pairWithEnglish<
  Key extends string,
  French extends Record<Key, string>,
  English extends Record<Key, string>,
>(
  key: Key,
  french: readonly French[],
  english: readonly English[],
): (French & { english: English })[] {
  return french.map((entry) => {
    const sharedValue: string = entry[key]
    const words = english.find((other: Record<Key, string>) => other[key] === sharedValue)
    if (!words) throw new Error(`No English for ${sharedValue}`)
    return { ...entry, english: words }
  })
}
