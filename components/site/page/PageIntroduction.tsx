import { Section } from '@/components/ui/Section'
import styles from './PageIntroduction.module.css'
import { Paragraphs } from './Paragraphs'

/** The introduction of a page; its first paragraph is larger. */
export function PageIntroduction({ text }: { text: string }) {
  return (
    <Section>
      <div className={styles.text}>
        <Paragraphs text={text} />
      </div>
    </Section>
  )
}
