import type { Part } from '@/src/plugins/document-reading/rules/hits'

/** A text with the searched words highlighted. */
export function MarkedText({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is identified only by its position.
    isHit ? <mark key={index}>{text}</mark> : text,
  )
}
