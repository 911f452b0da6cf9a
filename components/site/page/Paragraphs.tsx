import { TextElements } from '@/components/ui/TextElements'
import { paragraphs } from '@/src/domain/text/paragraphs'

/** A plain text as staff typed it, its empty lines as paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return <TextElements as="p" texts={paragraphs(text)} />
}
