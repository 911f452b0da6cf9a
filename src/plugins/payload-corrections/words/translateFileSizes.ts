const NBSP = '\u00A0'

const FRENCH_SIZE_UNITS: { readonly [unit: string]: string } = {
  bytes: 'o',
  KB: 'ko',
  MB: 'Mo',
  GB: 'Go',
}

/** Translates a file size: Payload's « 94KB - 12x8 » becomes « 94 ko · 12 × 8 ». */
export function translateFileSizes(text: string): string {
  return text
    .replace(/(\d[\d.]{0,20}) ?(bytes|KB|MB|GB)\b/g, (_, figure: string, unit: string) =>
      [figure.replace('.', ','), FRENCH_SIZE_UNITS[unit]].join(NBSP),
    )
    .replace(/(\d{1,6})x(\d{1,6})/g, `$1${NBSP}×${NBSP}$2`)
    .replaceAll(' - ', ' · ')
}
