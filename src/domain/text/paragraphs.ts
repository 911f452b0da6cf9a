/** A typed text as its paragraphs, which an empty line divides. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[^\S\n]*\n\s*/).filter((paragraph) => paragraph.trim() !== '')
}
