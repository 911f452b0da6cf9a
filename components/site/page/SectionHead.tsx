import { Paragraphs } from './Paragraphs'
import styles from './SectionHead.module.css'

type Props = { id: string; heading: string; intro?: string | null }

/** Heading and introduction of a section. */
export function SectionHead({ id, heading, intro }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      {intro ? <Paragraphs text={intro} /> : null}
    </div>
  )
}
