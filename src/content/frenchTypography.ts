const NBSP = '\u00A0'

/**
 * Applies French typography to a sentence: real apostrophes, guillemets and ellipses, and
 * non-breaking spaces before high punctuation.
 */
export function setInFrench(text: string): string {
  return text
    .replace(/(?<=\p{L})\x27(?=\p{L})/gu, '’')
    .replaceAll('...', '…')
    .replace(/\x22([^\x22<>]+)\x22(?![^<]*>)/g, `«${NBSP}$1${NBSP}»`)
    .replace(/(?<=[\p{L}\d}>)”»]) ?([:;?!])(?=\s|$|<)/gu, `${NBSP}$1`)
}

type TextGroup = { readonly [key: string]: string }

/** French texts of a library with our typography, and with our own texts where these differ. */
export function wordedOver(
  texts: { readonly [group: string]: TextGroup },
  ours: { readonly [group: string]: TextGroup },
): Record<string, Record<string, string>> {
  const set = (group: string, texts: TextGroup) => [
    group,
    { ...mapTexts(texts, setInFrench), ...(ours[group] ?? {}) },
  ]
  return Object.fromEntries(Object.entries(texts).map(([group, texts]) => set(group, texts)))
}

const mapTexts = (texts: TextGroup, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)]))

const FRENCH_SIZE_UNITS: TextGroup = { bytes: 'o', KB: 'ko', MB: 'Mo', GB: 'Go' }

/** Payload writes the size of a file as « 94KB - 12x8 »; the result is « 94 ko · 12 × 8 ». */
export function sizesInFrench(text: string): string {
  return text
    .replace(/(\d[\d.]{0,20}) ?(bytes|KB|MB|GB)\b/g, (_, figure: string, unit: string) =>
      [figure.replace('.', ','), FRENCH_SIZE_UNITS[unit]].join(NBSP),
    )
    .replace(/(\d{1,6})x(\d{1,6})/g, `$1${NBSP}×${NBSP}$2`)
    .replaceAll(' - ', ' · ')
}
