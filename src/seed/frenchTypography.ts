const NO_BREAK_SPACE = '\u00A0'
const NARROW_NO_BREAK_SPACE = '\u202F'

/**
 * Applies French typography to every text inside a value: non-breaking spaces before colons and
 * units and inside guillemets and large numbers, and typographic apostrophes. Non-breaking spaces
 * are invisible in editors, so that the sources contain ordinary ones.
 */
export function applyFrenchTypographyDeep<Content>(content: Content): Content
export function applyFrenchTypographyDeep(content: unknown): unknown {
  if (typeof content === 'string') return applyFrenchTypographyToText(content)
  if (Array.isArray(content)) return content.map((entry) => applyFrenchTypographyDeep(entry))
  if (typeof content !== 'object' || content === null || content instanceof Date) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, entry]) => [key, applyFrenchTypographyDeep(entry)]),
  )
}

function applyFrenchTypographyToText(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NARROW_NO_BREAK_SPACE)
    .replace(/(?<=\S) (?=[;!?](?:\s|$))/g, NARROW_NO_BREAK_SPACE)
    .replace(/(?<=\S) (?=:(?:\s|$)|»)/g, NO_BREAK_SPACE)
    .replace(/(?<=«) /g, NO_BREAK_SPACE)
    .replace(/(?<=\d) (?=[%€°]|M€|k€|h(?:\P{L}|$))/gu, NO_BREAK_SPACE)
    .replace(/(?<=\bn°) /g, NO_BREAK_SPACE)
    .replace(/(?<=\p{Lu}{2}) (?=\d)|(?<=Solvabilité) (?=II)/gu, NO_BREAK_SPACE)
}
