import { ArrowRight } from 'lucide'
import Link from 'next/link'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import type { HomePage } from '@/payload-types'
import { jobListWords } from '@/src/content/jobList'
import { contractLabels, experienceLabels, jobLocationLabels } from '@/src/content/jobOfferLabels'
import { JOB_LIST_PATH } from '@/src/domain/jobSearchAddress'
import type { ListedOffer } from '@/src/domain/listedOffer'
import { SectionHead } from '../page/SectionHead'
import styles from './LatestOffers.module.css'

type Props = { texts: HomePage['offers']; offers: readonly ListedOffer[] }

export function LatestOffers({ texts, offers }: Props) {
  return (
    <Section id="offers" labelledBy="titre-dernieres-offres" className={styles.latest}>
      <div className={styles.heading}>
        <SectionHead
          id="titre-dernieres-offres"
          heading={texts.heading}
          intro={offers.length > 0 ? texts.intro : texts.noOffersText}
        />
        <ButtonLink variant="secondary" href={JOB_LIST_PATH}>
          {texts.allOffersLabel}
          <Icon icon={ArrowRight} size={1.125} />
        </ButtonLink>
      </div>
      <ul className={`plain-list ${styles.offers}`}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Link href={`/postuler/${offer.slug}`} prefetch={false}>
              <h3>{offer.title}</h3>
              <p>
                {contractLabels[offer.contract]} · {experienceLabels[offer.experience]} ·{' '}
                {jobLocationLabels[offer.location]}
              </p>
              <p className={styles.day}>{jobListWords.publishedOn(offer.publishedDate)}</p>
              <Icon icon={ArrowRight} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
