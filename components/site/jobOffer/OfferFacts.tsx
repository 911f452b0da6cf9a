import { Banknote, CalendarDays, House, MapPin } from 'lucide'
import { Badge } from '@/components/ui/Badge'
import { Icon } from '@/components/ui/Icon'
import type { OfferFactTexts as Facts, OfferTermTexts } from '@/src/content/offerTexts'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import styles from './OfferFacts.module.css'

const BADGE_TONES_ON_CARD = ['navy', 'accent', 'plain'] as const
const BADGE_TONES_ON_NAVY = ['accent', 'inverse', 'inverse'] as const

type Props = {
  offer: Pick<ListedOffer, 'publishedDate'>
  facts: Facts
  terms?: OfferTermTexts
  isOnNavy?: boolean
}

/** The key facts of an offer below its title: on its card, or on the dark header of its page. */
export function OfferFacts({ offer, facts, terms, isOnNavy = false }: Props) {
  const [first, second, third] = isOnNavy ? BADGE_TONES_ON_NAVY : BADGE_TONES_ON_CARD
  return (
    <div className={isOnNavy ? styles.onNavy : styles.onCard}>
      <p className={styles.facts}>
        <span>
          <Icon icon={MapPin} size={1.125} />
          <span>{facts.location}</span>
        </span>
        <span>
          <Icon icon={CalendarDays} size={1.125} />
          <time dateTime={offer.publishedDate.slice(0, 10)}>{facts.published}</time>
        </span>
        {terms?.pay ? (
          <span>
            <Icon icon={Banknote} size={1.125} />
            <span>{terms.pay}</span>
          </span>
        ) : null}
        {terms?.remote ? (
          <span>
            <Icon icon={House} size={1.125} />
            <span>{terms.remote}</span>
          </span>
        ) : null}
      </p>
      <p className={styles.badges}>
        <Badge tone={first}>{facts.contract}</Badge> <Badge tone={second}>{facts.experience}</Badge>{' '}
        <Badge tone={third}>{facts.category}</Badge>
        {terms?.time ? (
          <>
            {' '}
            <Badge tone={third}>{terms.time}</Badge>
          </>
        ) : null}
      </p>
    </div>
  )
}
