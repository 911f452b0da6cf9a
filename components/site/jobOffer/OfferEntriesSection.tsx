import { useId } from 'react'
import { ElementPerText } from '@/components/ui/ElementPerText'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import styles from './OfferEntriesSection.module.css'

type Props = {
  title: string
  entries: readonly string[]
  look?: 'lines' | 'short' | 'tags'
  /** The language of the entries, when it differs from that of the page. */
  lang: SiteLanguage | undefined
}

/** One section of an offer; renders nothing without entries. */
export function OfferEntriesSection({ title, entries, look = 'lines', lang }: Props) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles[look]}>
      <h2 id={id}>{title}</h2>
      <ul className="plain-list" lang={lang}>
        <ElementPerText as="li" texts={entries} />
      </ul>
    </section>
  )
}
