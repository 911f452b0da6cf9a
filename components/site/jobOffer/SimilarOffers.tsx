import { Section } from '@/components/ui/Section'
import { currentPageWords } from '@/src/content/currentPageWords'
import type { Criteria } from '@/src/domain/offers/criteria'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { OfferLinks } from '../jobList/OfferLinks'
import { SectionHead } from '../page/SectionHead'
import styles from './SimilarOffers.module.css'

type Props = { offers: readonly ListedOffer[]; criteria: Criteria }

export async function SimilarOffers({ offers, criteria }: Props) {
  if (offers.length === 0) return null
  const { jobOfferWords } = await currentPageWords()
  return (
    <Section labelledBy="titre-offres-proches" className={styles.similar}>
      <SectionHead
        id="titre-offres-proches"
        heading={jobOfferWords.similar}
        intro={jobOfferWords.similarIntro}
      />
      <OfferLinks offers={offers} criteria={criteria} />
    </Section>
  )
}
