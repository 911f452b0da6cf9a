const NBSP = '\u00A0'

/**
 * Applies French typography to a sentence: real apostrophes, guillemets and ellipses, and
 * non-breaking spaces before high punctuation.
 */
export function applyFrenchTypography(text: string): string {
  return text
    .replace(/(?<=\p{L})\x27(?=\p{L})/gu, '’')
    .replaceAll('...', '…')
    .replace(/\x22([^\x22<>]+)\x22(?![^<]*>)/g, `«${NBSP}$1${NBSP}»`)
    .replace(/(?<=[\p{L}\d}>)”»]) ?([:;?!])(?=\s|$|<)/gu, `${NBSP}$1`)
}

type TextGroup = { readonly [key: string]: string }

/** French texts of a library with our typography, and with our own texts where these differ. */
export function mergeFrenchLibraryTexts(
  texts: { readonly [group: string]: TextGroup },
  ours: { readonly [group: string]: TextGroup },
): Record<string, Record<string, string>> {
  const set = (group: string, texts: TextGroup) => [
    group,
    { ...mapTexts(texts, applyFrenchTypography), ...(ours[group] ?? {}) },
  ]
  return Object.fromEntries(Object.entries(texts).map(([group, texts]) => set(group, texts)))
}

const mapTexts = (texts: TextGroup, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)]))
