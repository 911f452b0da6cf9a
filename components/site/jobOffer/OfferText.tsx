import { Container } from '@/components/ui/Container'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import { formatOfferTerms } from '@/src/content/offerTexts'
import { langAttribute, OFFER_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { Criteria } from '@/src/domain/offers/criteria'
import { type ListedOffer, splitMissionLines } from '@/src/domain/offers/listedOffer'
import { OfferConditions } from './OfferConditions'
import { OfferEntriesSection } from './OfferEntriesSection'
import styles from './OfferText.module.css'

type Props = { offer: ListedOffer; criteria: Criteria }

/** All texts of an offer: mission and profile, beside technologies and benefits. */
export async function OfferText({ offer, criteria }: Props) {
  const words = { ...(await currentPageWords()), criteria }
  const { jobOfferWords, jobCardWords } = words
  const lang = langAttribute(await currentPageLanguage(), OFFER_LANGUAGE)
  return (
    <Container className={styles.text}>
      <div className={styles.main}>
        <OfferEntriesSection
          title={jobOfferWords.mission}
          entries={splitMissionLines(offer.mission)}
          lang={lang}
        />
        <OfferEntriesSection title={jobCardWords.profile} entries={offer.profile} lang={lang} />
      </div>
      <div className={styles.aside}>
        <OfferConditions
          words={words.offerTermWords}
          offer={offer}
          terms={formatOfferTerms(offer, words)}
          lang={lang}
        />
        <OfferEntriesSection
          title={jobCardWords.stack}
          entries={offer.stack}
          look="tags"
          lang={lang}
        />
        <OfferEntriesSection
          title={jobCardWords.benefits}
          entries={offer.benefits}
          look="short"
          lang={lang}
        />
      </div>
    </Container>
  )
}
