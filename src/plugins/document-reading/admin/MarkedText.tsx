import type { HighlightPart } from '@/src/plugins/document-reading/rules/searchHits'
import styles from './MarkedText.module.css'

/** A text with the searched words highlighted. */
export function MarkedText({ parts }: { parts: readonly HighlightPart[] }) {
  return parts.map(({ text, isHit }, index) => {
    if (!isHit) return text
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is identified only by its position.
      <mark className={styles.hit} key={index}>
        {text}
      </mark>
    )
  })
}
