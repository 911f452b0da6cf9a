import { SearchX } from 'lucide'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { jobListWords } from '@/src/content/fr/jobList'
import { type JobSearch, narrowsJobList, withoutJobFilters } from '@/src/domain/jobSearch'
import { jobListHref } from '@/src/domain/jobSearchAddress'
import type { ListedOffer } from '@/src/domain/listedOffer'
import { JobCard } from './JobCard'
import styles from './JobResults.module.css'

type Props = { search: JobSearch; offers: readonly ListedOffer[] }

export function JobResults({ search, offers }: Props) {
  if (offers.length === 0) return <NoOffer search={search} />
  return (
    <ul className={`plain-list ${styles.cards}`}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <JobCard offer={offer} />
        </li>
      ))}
    </ul>
  )
}

function NoOffer({ search }: { search: JobSearch }) {
  const narrowed = narrowsJobList(search)
  return (
    <div className={styles.none}>
      <Icon icon={SearchX} size={2.5} />
      <h3>{jobListWords.none}</h3>
      <p>{narrowed ? jobListWords.noneExplanation : jobListWords.noneYet}</p>
      {narrowed ? (
        <ButtonLink
          variant="secondary"
          href={jobListHref(withoutJobFilters(search))}
          scroll={false}
        >
          {jobListWords.clearFilters}
        </ButtonLink>
      ) : null}
    </div>
  )
}
