import { useId } from 'react'
import { Section } from '@/components/ui/Section'
import type { TextSection as TextBlock } from '@/payload-types'
import { Picture } from '../Picture'
import { RichText } from './RichText'
import styles from './TextSection.module.css'

export function TextSection({ heading, body, picture }: TextBlock) {
  const id = useId()
  return (
    <Section labelledBy={id} ruled>
      <div className={styles.layout}>
        <h2 id={id}>{heading}</h2>
        <div className={styles.body}>
          <RichText body={body} />
        </div>
        {picture ? (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(min-width: 60rem) 25rem, 100vw" />
          </div>
        ) : null}
      </div>
    </Section>
  )
}
