/** Joins paragraphs for a plain text field, separated by empty lines. */
export function joinParagraphs(paragraphs: string[]): string {
  return paragraphs.join('\n\n')
}
