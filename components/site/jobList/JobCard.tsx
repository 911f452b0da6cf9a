'use client'

import { ChevronDown } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { TextElements } from '@/components/ui/TextElements'
import { jobListWords } from '@/src/content/fr/jobList'
import {
  applicationPath,
  type ListedOffer,
  missionLines,
  offerPath,
} from '@/src/domain/listedOffer'
import { OfferFacts } from '../jobOffer/OfferFacts'
import styles from './JobCard.module.css'

/** Drawn in the browser too: what an offer says is half as long as the card that shows it. */
export function JobCard({ offer }: { offer: ListedOffer }) {
  return (
    <article className={styles.card} aria-labelledby={`offre-${offer.id}`} data-late>
      <h3 id={`offre-${offer.id}`} className={styles.title}>
        <Link href={offerPath(offer.slug)}>{offer.title}</Link>
      </h3>
      <OfferFacts offer={offer} />
      <p className={styles.mission}>
        <TextElements as="span" texts={missionLines(offer.mission)} />
      </p>
      <div className={styles.foot}>
        <details className={styles.details}>
          <summary className={styles.toggle}>
            <span className={styles.whenClosed}>{jobListWords.more}</span>
            <span className={styles.whenOpen}>{jobListWords.less}</span>
            <span className="visually-hidden"> {jobListWords.aboutOffer(offer.title)}</span>
            <Icon icon={ChevronDown} size={1.125} />
          </summary>
          <div className={styles.lists}>
            <DetailList title={jobListWords.stack} entries={offer.stack} />
            <DetailList title={jobListWords.benefits} entries={offer.benefits} />
            <DetailList title={jobListWords.profile} entries={offer.profile} />
          </div>
        </details>
        <ButtonLink variant="secondary" href={applicationPath(offer.slug)} className={styles.apply}>
          {jobListWords.apply}
          <span className="visually-hidden"> {jobListWords.applyTo(offer.title)}</span>
        </ButtonLink>
      </div>
    </article>
  )
}

function DetailList({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        <TextElements as="li" texts={entries} />
      </ul>
    </section>
  )
}
