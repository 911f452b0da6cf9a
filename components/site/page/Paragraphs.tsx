import { ElementPerText } from '@/components/ui/ElementPerText'

/** A plain text as paragraphs; it may be missing in a draft. */
export function Paragraphs({ text }: { text: string | null | undefined }) {
  return <ElementPerText as="p" texts={splitIntoParagraphs(text ?? '')} />
}

/** The paragraphs of a plain text, separated by empty lines. */
export function splitIntoParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
