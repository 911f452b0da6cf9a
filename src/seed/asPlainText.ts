/** Paragraphs as a plain text field keeps them: an empty line between two. */
export function asPlainText(paragraphs: string[]): string {
  return paragraphs.join('\n\n')
}
