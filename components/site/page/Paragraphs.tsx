import { paragraphs } from '@/src/domain/paragraphs'

/** A plain text as staff typed it, its empty lines as paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
