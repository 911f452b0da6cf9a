import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { jobListWords } from '@/src/content/fr/jobList'
import { contractLabels, experienceLabels, jobLocationLabels } from '@/src/content/fr/jobOfferLabels'
import { type ListedOffer, offerPath } from '@/src/domain/listedOffer'
import styles from './OfferLinks.module.css'

/** A few offers by their titles, each leading to its page. */
export function OfferLinks({ offers }: { offers: readonly ListedOffer[] }) {
  return (
    <ul className={`plain-list ${styles.offers}`}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <Link href={offerPath(offer.slug)}>
            <h3>{offer.title}</h3>
            <p>
              {contractLabels[offer.contract]} · {experienceLabels[offer.experience]} ·{' '}
              {jobLocationLabels[offer.location]}
            </p>
            <p className={styles.day}>{jobListWords.publishedOn(offer.publishedDate)}</p>
            <Icon icon={ArrowRight} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
