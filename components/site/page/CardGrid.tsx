import { useId } from 'react'
import { Section } from '@/components/ui/Section'
import type { IconCards } from '@/payload-types'
import { CardIcon } from '../CardIcon'
import { RevealList } from '../RevealList'
import styles from './CardGrid.module.css'
import { SectionHead } from './SectionHead'

type Props = { heading: string; intro?: string | null; cards: IconCards }

/** Cards in two columns beside their heading, separated by lines. */
export function CardGrid({ heading, intro, cards }: Props) {
  const id = useId()
  return (
    <Section labelledBy={id} ruled>
      <div className={styles.layout}>
        <div className={styles.head}>
          <SectionHead id={id} heading={heading} intro={intro} />
        </div>
        <RevealList className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id ?? card.title}>
              <CardIcon name={card.icon} size={1.75} />
              <h3>{card.title}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </RevealList>
      </div>
    </Section>
  )
}
