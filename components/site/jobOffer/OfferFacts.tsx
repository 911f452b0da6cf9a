import { CalendarDays, MapPin } from 'lucide'
import { Badge } from '@/components/ui/Badge'
import { Icon } from '@/components/ui/Icon'
import { jobListWords } from '@/src/content/fr/jobList'
import {
  contractLabels,
  experienceLabels,
  jobCategoryLabels,
  jobLocationLabels,
} from '@/src/content/fr/jobOfferLabels'
import type { ListedOffer } from '@/src/domain/listedOffer'
import styles from './OfferFacts.module.css'

const ON_CARD = ['navy', 'accent', 'plain'] as const
const ON_NAVY = ['accent', 'inverse', 'inverse'] as const

/** What candidates check first, below the title of an offer: on its card, or on the navy of its page. */
export function OfferFacts({
  offer,
  isOnNavy = false,
}: {
  offer: ListedOffer
  isOnNavy?: boolean
}) {
  const [first, second, third] = isOnNavy ? ON_NAVY : ON_CARD
  return (
    <div className={isOnNavy ? styles.onNavy : styles.onCard}>
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
        <Badge tone={first}>{contractLabels[offer.contract]}</Badge>{' '}
        <Badge tone={second}>{experienceLabels[offer.experience]}</Badge>{' '}
        <Badge tone={third}>{jobCategoryLabels[offer.category]}</Badge>
      </p>
    </div>
  )
}
