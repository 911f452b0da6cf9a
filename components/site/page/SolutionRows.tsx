import { useId } from 'react'
import { Section } from '@/components/ui/Section'
import type { IconCards } from '@/payload-types'
import { CardIcon } from '../CardIcon'
import { RevealList } from '../RevealList'
import { SectionHead } from './SectionHead'
import styles from './SolutionRows.module.css'

type Props = { heading: string; intro?: string | null; cards: IconCards }

/** Cards of full width: the offer on the left, the approach on the right. */
export function SolutionRows({ heading, intro, cards }: Props) {
  const id = useId()
  return (
    <Section labelledBy={id} ruled>
      <SectionHead id={id} heading={heading} intro={intro} />
      <RevealList className={styles.rows}>
        {cards.map((card) => (
          <li key={card.id ?? card.title}>
            <CardIcon name={card.icon} size={2.25} />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </RevealList>
    </Section>
  )
}
