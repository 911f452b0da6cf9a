import { Section } from '@/components/ui/Section'
import { jobOfferWords } from '@/src/content/fr/jobOfferPage'
import type { ListedOffer } from '@/src/domain/listedOffer'
import { OfferLinks } from '../jobList/OfferLinks'
import { SectionHead } from '../page/SectionHead'
import styles from './SimilarOffers.module.css'

export function SimilarOffers({ offers }: { offers: readonly ListedOffer[] }) {
  if (offers.length === 0) return null
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
