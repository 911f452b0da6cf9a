import { useId } from 'react'
import type { OfferTermTexts } from '@/src/content/offerTexts'
import type { PublicSiteWords } from '@/src/content/siteWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import styles from './OfferConditions.module.css'

type Props = {
  words: PublicSiteWords['offerTermWords']
  offer: Pick<ListedOffer, 'payExtra' | 'startsOn'>
  terms: OfferTermTexts
  /** The language of the texts, when it differs from that of the page. */
  lang: SiteLanguage | undefined
}

/** Pay and working conditions of an offer; renders nothing without either. */
export function OfferConditions({ words, offer, terms, lang }: Props) {
  const id = useId()
  const shownTerms = [
    { label: words.payLabel, text: terms.pay },
    { label: words.extraLabel, text: offer.payExtra, lang },
    { label: words.workLabel, text: terms.remote },
    { label: words.timeLabel, text: terms.time },
    { label: words.startLabel, text: offer.startsOn, lang },
  ].filter(({ text }) => text)
  if (shownTerms.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.conditions}>
      <h2 id={id}>{words.heading}</h2>
      <dl>
        {shownTerms.map(({ label, text, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
