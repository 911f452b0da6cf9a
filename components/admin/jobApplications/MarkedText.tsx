import type { Part } from '@/src/domain/documents/hits'

/** A text in which what was looked for is marked. */
export function MarkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order.
    isHit ? <mark key={index}>{text}</mark> : text,
  )
}
