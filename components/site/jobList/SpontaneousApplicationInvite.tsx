import { ButtonLink } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import type { JobListTexts } from '@/src/domain/offers/jobListTexts'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import styles from './SpontaneousApplicationInvite.module.css'

export function SpontaneousApplicationInvite({
  title,
  text,
  linkLabel,
}: JobListTexts['spontaneous']) {
  return (
    <Section labelledBy="candidature-spontanee" tone="deep" className={styles.call}>
      <div>
        <h2 id="candidature-spontanee">{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink href={pathOfApplicationForm(SPONTANEOUS_APPLICATION_SLUG)}>
        {linkLabel}
      </ButtonLink>
    </Section>
  )
}
