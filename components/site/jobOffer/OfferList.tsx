import { useId } from 'react'
import { TextElements } from '@/components/ui/TextElements'
import styles from './OfferList.module.css'

type Props = {
  title: string
  entries: readonly string[]
  look?: 'lines' | 'short' | 'tags'
}

/** One part of an offer; nothing at all where staff wrote nothing. */
export function OfferList({ title, entries, look = 'lines' }: Props) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles[look]}>
      <h2 id={id}>{title}</h2>
      <ul className="plain-list">
        <TextElements as="li" texts={entries} />
      </ul>
    </section>
  )
}
