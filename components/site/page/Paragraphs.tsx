import { TextElements } from '@/components/ui/TextElements'

/** A plain text as staff typed it, its empty lines as paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return <TextElements as="p" texts={paragraphs(text)} />
}

/** The paragraphs of a plain text, which an empty line sets apart. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
