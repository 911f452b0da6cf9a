/** The most characters of a sector's description on the home page. */
export const SECTOR_DESCRIPTION_LENGTH = 150

/** A text of at most so many characters; a longer one ends after a whole word, with an ellipsis. */
export function excerpt(text: string, limit: number): string {
  const characters = [...text.trim()]
  if (characters.length <= limit) return characters.join('')
  const lastSpace = characters.lastIndexOf(' ', limit)
  const kept = characters.slice(0, lastSpace > 0 ? lastSpace : limit).join('')
  return `${kept.replace(/[\s.,;:–-]+$/u, '')}…`
}
