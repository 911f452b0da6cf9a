/** The text with every line break and control character turned into a space, for headers and titles. */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, keepNonBreaking).trim()
}

// A lone non-breaking space is typography, not a break.
function keepNonBreaking(gap: string) {
  return gap === '\u00a0' || gap === '\u202f' ? gap : ' '
}
