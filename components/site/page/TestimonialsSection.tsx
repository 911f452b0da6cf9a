import { useId } from 'react'
import { Section } from '@/components/ui/Section'
import type { TestimonialsSection as TestimonialsBlock } from '@/payload-types'
import { fillTemplate } from '@/src/content/fillTemplate'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { SectionHead } from './SectionHead'
import styles from './TestimonialsSection.module.css'

type Props = TestimonialsBlock & { words: Pick<PublicSiteWords, 'siteWords'> }

export function TestimonialsSection({ heading, intro, testimonials, words }: Props) {
  const id = useId()
  return (
    <Section labelledBy={id} tone="surface">
      <SectionHead id={id} heading={heading} intro={intro} />
      <ul className={`plain-list ${styles.quotes}`}>
        {testimonials.map(({ id: key, quote, name, position }) => (
          <li key={key ?? name}>
            <figure>
              <blockquote>
                <p>{fillTemplate(words.siteWords.quotation, { text: quote })}</p>
              </blockquote>
              <figcaption>
                <span className={styles.name}>{name}</span>
                <span>{position}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
