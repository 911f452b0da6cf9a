/** The paragraphs of a typed text, which are separated by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[^\S\n]*\n\s*/).filter((paragraph) => paragraph.trim() !== '')
}
