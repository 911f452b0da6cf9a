import { ArrowRight } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { JobListTexts } from '@/src/domain/offers/jobListTexts'
import { VALUES_PATH } from '@/src/domain/urls/sitePaths'
import { CardIcon } from '../CardIcon'
import styles from './ReasonsToJoin.module.css'

export function ReasonsToJoin({ heading, intro, cards, linkLabel }: JobListTexts['reasons']) {
  return (
    <Section labelledBy="pourquoi-rejoindre" className={styles.reasons}>
      <div className={styles.heading}>
        <h2 id="pourquoi-rejoindre">{heading}</h2>
        {intro ? <p>{intro}</p> : null}
        <ButtonLink variant="secondary" href={VALUES_PATH}>
          <span>{linkLabel}</span>
          <Icon icon={ArrowRight} size={1.125} />
        </ButtonLink>
      </div>
      <ul className={`plain-list ${styles.cards}`}>
        {cards.map((card) => (
          <li key={card.title}>
            <CardIcon name={card.icon} size={1.75} />
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
