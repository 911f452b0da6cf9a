import { useId } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import styles from './CallToAction.module.css'
import { Paragraphs } from './Paragraphs'

type CallToActionLink = { id?: string | null; label: string; url: string }
type Props = { title: string; text?: string | null; links: readonly CallToActionLink[] }

/** The block of links at the end of a page; the first link is the main one. */
export function CallToAction({ title, text, links }: Props) {
  const id = useId()
  return (
    <Section labelledBy={id} tone="deep" className={styles.call}>
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        {text ? <Paragraphs text={text} /> : null}
      </div>
      <div className={styles.links}>
        {links.map(({ id: key, label, url }, index) => (
          <ButtonLink
            key={key ?? url}
            href={sanitizeUrl(url) || '/'}
            variant={index === 0 ? 'primary' : 'secondary'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
    </Section>
  )
}
