import { useId } from 'react'
import { Section } from '@/components/ui/Section'
import type { CharterSection as CharterBlock } from '@/payload-types'
import styles from './CharterSection.module.css'
import { SectionHead } from './SectionHead'

export function CharterSection({ heading, intro, columns }: CharterBlock) {
  const id = useId()
  return (
    <Section labelledBy={id} tone="surface">
      <SectionHead id={id} heading={heading} intro={intro} />
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column.id ?? column.title}>
            <h3>{column.title}</h3>
            <ul className="plain-list">
              {column.commitments.map(({ id: key, text }) => (
                <li key={key ?? text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
