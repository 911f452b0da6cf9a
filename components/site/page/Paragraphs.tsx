import { TextElements } from '@/components/ui/TextElements'

/** A plain text as staff typed it, its empty lines as paragraphs; of a draft it may be missing still. */
export function Paragraphs({ text }: { text: string | null | undefined }) {
  return <TextElements as="p" texts={paragraphs(text ?? '')} />
}

/** The paragraphs of a plain text, which an empty line sets apart. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
