import { ArrowRight } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { HomePage } from '@/payload-types'
import type { Criteria } from '@/src/domain/offers/criteria'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { OfferLinks } from '../jobList/OfferLinks'
import { SectionHead } from '../page/SectionHead'
import styles from './LatestOffers.module.css'

type Props = {
  texts: HomePage['offers']
  offers: readonly ListedOffer[]
  criteria: Criteria
}

export function LatestOffers({ texts, offers, criteria }: Props) {
  return (
    <Section id="offers" labelledBy="titre-dernieres-offres" className={styles.latest}>
      <div className={styles.heading}>
        <SectionHead
          id="titre-dernieres-offres"
          heading={texts.heading}
          intro={offers.length > 0 ? texts.intro : texts.noOffersText}
        />
        <ButtonLink variant="secondary" href={JOB_LIST_PATH}>
          <span>{texts.allOffersLabel}</span>
          <Icon icon={ArrowRight} size={1.125} />
        </ButtonLink>
      </div>
      <OfferLinks offers={offers} criteria={criteria} />
    </Section>
  )
}
