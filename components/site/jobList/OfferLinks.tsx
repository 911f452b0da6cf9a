import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { formatOfferFacts, type OfferFactTexts } from '@/src/content/offerTexts'
import { langAttribute, OFFER_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { Criteria } from '@/src/domain/offers/criteria'
import { type ListedOffer, offerPath } from '@/src/domain/offers/listedOffer'
import styles from './OfferLinks.module.css'

type Props = { offers: readonly ListedOffer[]; criteria: Criteria }

/** A few offers as links. */
export async function OfferLinks({ offers, criteria }: Props) {
  const words = { ...(await currentPageWords()), criteria }
  const lang = langAttribute(await currentPageLanguage(), OFFER_LANGUAGE)
  return (
    <ul className={`plain-list ${styles.offers}`}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferLink offer={offer} facts={formatOfferFacts(offer, words)} lang={lang} />
        </li>
      ))}
    </ul>
  )
}

type OfferLinkProps = { offer: ListedOffer; facts: OfferFactTexts; lang: SiteLanguage | undefined }

function OfferLink({ offer, facts, lang }: OfferLinkProps) {
  return (
    <Link href={offerPath(offer.slug)}>
      <h3 lang={lang}>{offer.title}</h3>
      <p>{[facts.contract, facts.experience, facts.location].join(' · ')}</p>
      <p className={styles.day}>{facts.published}</p>
      <Icon icon={ArrowRight} />
    </Link>
  )
}
