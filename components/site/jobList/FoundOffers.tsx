import { pageWords } from '@/src/content/pageWords'
import type { Criteria } from '@/src/domain/offers/criteria'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { JOB_COUNT_ID } from './anchors'
import styles from './JobListLayout.module.css'
import { JobPagination } from './JobPagination'
import { JobResults } from './JobResults'

type Props = {
  search: JobSearch
  offers: readonly ListedOffer[]
  total: number
  criteria: Criteria
}

/** What a search finds: how many offers, one page of them, and the way to the others. */
export async function FoundOffers({ search, offers, total, criteria }: Props) {
  const { jobListWords } = await pageWords()
  return (
    <>
      {/* Where Next leads whoever comes from another page: to the top of what has come, not of this part. */}
      <span className={styles.pageTop} />
      <p id={JOB_COUNT_ID} className={styles.count} role="status" tabIndex={-1}>
        {jobListWords.count(total)}
      </p>
      <div className={styles.results}>
        <JobResults search={search} offers={offers} criteria={criteria} />
        <JobPagination search={search} total={total} />
      </div>
    </>
  )
}
