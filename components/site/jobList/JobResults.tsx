import { SearchX } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { currentPageWords } from '@/src/content/currentPageWords'
import { formatOfferFacts, formatOfferTerms } from '@/src/content/offerTexts'
import type { PublicSiteWords } from '@/src/content/siteWords'
import type { Criteria } from '@/src/domain/offers/criteria'
import { isFilteredJobList, type JobSearch, removeJobFilters } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchUrl'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { JobCard } from './JobCard'
import styles from './JobResults.module.css'

type Props = { search: JobSearch; offers: readonly ListedOffer[]; criteria: Criteria }

export async function JobResults({ search, offers, criteria }: Props) {
  const words = { ...(await currentPageWords()), criteria }
  if (offers.length === 0) return <NoOfferFoundMessage search={search} words={words} />
  return (
    <ul className={`plain-list ${styles.cards}`}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <JobCard
            words={words.jobCardWords}
            offer={offer}
            facts={formatOfferFacts(offer, words)}
            terms={formatOfferTerms(offer, words)}
          />
        </li>
      ))}
    </ul>
  )
}

function NoOfferFoundMessage({ search, words }: { search: JobSearch; words: PublicSiteWords }) {
  const { jobListWords, jobSearchWords } = words
  const narrowed = isFilteredJobList(search)
  return (
    <div className={styles.none}>
      <Icon icon={SearchX} size={2.5} />
      <h3>{jobListWords.none}</h3>
      <p>{narrowed ? jobListWords.noneExplanation : jobListWords.noneYet}</p>
      {narrowed ? (
        <ButtonLink variant="secondary" href={jobListHref(removeJobFilters(search))} scroll={false}>
          {jobSearchWords.clearFilters}
        </ButtonLink>
      ) : null}
    </div>
  )
}
