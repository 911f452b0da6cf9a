import { useId } from 'react'
import { Section } from '@/components/ui/Section'
import type { ExpertisePage } from '@/payload-types'
import styles from './MethodSteps.module.css'
import { SectionHead } from './SectionHead'

type Props = { heading: string; intro?: string | null; steps: ExpertisePage['steps'] }

/** The method of the firm in numbered steps. */
export function MethodSteps({ heading, intro, steps }: Props) {
  const id = useId()
  return (
    <Section labelledBy={id} tone="surface">
      <SectionHead id={id} heading={heading} intro={intro} />
      <ol className={`plain-list ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.id ?? step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
