import { Section } from '@/components/ui/Section'
import styles from './Introduction.module.css'
import { Paragraphs } from './Paragraphs'

/** What a page opens with below its title; the first paragraph sets the tone. */
export function Introduction({ text }: { text: string }) {
  return (
    <Section>
      <div className={styles.text}>
        <Paragraphs text={text} />
      </div>
    </Section>
  )
}
