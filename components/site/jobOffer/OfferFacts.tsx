import { CalendarDays, MapPin } from 'lucide'
import { Badge } from '@/components/ui/Badge'
import { Icon } from '@/components/ui/Icon'
import { jobListWords } from '@/src/content/jobList'
import {
  contractLabels,
  experienceLabels,
  jobCategoryLabels,
  jobLocationLabels,
} from '@/src/content/jobOfferLabels'
import type { ListedOffer } from '@/src/domain/listedOffer'
import styles from './OfferFacts.module.css'

/** Below the title of an offer, on navy. */
export function OfferFacts({ offer }: { offer: ListedOffer }) {
  return (
    <div className={styles.summary}>
      <p className={styles.facts}>
        <span>
          <Icon icon={MapPin} size={1.125} />
          {jobLocationLabels[offer.location]}
        </span>
        <span>
          <Icon icon={CalendarDays} size={1.125} />
          <time dateTime={offer.publishedDate.slice(0, 10)}>
            {jobListWords.publishedOn(offer.publishedDate)}
          </time>
        </span>
      </p>
      <p className={styles.badges}>
        <Badge tone="accent">{contractLabels[offer.contract]}</Badge>{' '}
        <Badge tone="inverse">{experienceLabels[offer.experience]}</Badge>{' '}
        <Badge tone="inverse">{jobCategoryLabels[offer.category]}</Badge>
      </p>
    </div>
  )
}
