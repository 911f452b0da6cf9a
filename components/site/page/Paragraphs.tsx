import { TextElements } from '@/components/ui/TextElements'

/** A plain text as paragraphs; it may be missing in a draft. */
export function Paragraphs({ text }: { text: string | null | undefined }) {
  return <TextElements as="p" texts={paragraphs(text ?? '')} />
}

/** The paragraphs of a plain text, separated by empty lines. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
