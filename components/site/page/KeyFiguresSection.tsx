import { useId } from 'react'
import { Section } from '@/components/ui/Section'
import type { FiguresSection as FiguresBlock } from '@/payload-types'
import styles from './KeyFiguresSection.module.css'
import { SectionHead } from './SectionHead'

export function KeyFiguresSection({ heading, intro, figures, goal }: FiguresBlock) {
  const id = useId()
  return (
    <Section labelledBy={id} tone="navy">
      <SectionHead id={id} heading={heading} intro={intro} />
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.id ?? figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
      {goal ? <p className={styles.goal}>{goal}</p> : null}
    </Section>
  )
}
