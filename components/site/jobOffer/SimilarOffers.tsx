import { Section } from '@/components/ui/Section'
import { pageWords } from '@/src/content/pageWords'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { OfferLinks } from '../jobList/OfferLinks'
import { SectionHead } from '../page/SectionHead'
import styles from './SimilarOffers.module.css'

export async function SimilarOffers({ offers }: { offers: readonly ListedOffer[] }) {
  if (offers.length === 0) return null
  const { jobOfferWords } = await pageWords()
  return (
    <Section labelledBy="titre-offres-proches" className={styles.similar}>
      <SectionHead
        id="titre-offres-proches"
        heading={jobOfferWords.similar}
        intro={jobOfferWords.similarIntro}
      />
      <OfferLinks offers={offers} />
    </Section>
  )
}
