import { currentPageWords } from '@/src/content/currentPageWords'
import type { Criteria } from '@/src/domain/offers/criteria'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { jobListNotes } from '@/src/plugins/jobListNotes'
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

/** The results of a search: their number, one page of offers, and the pagination. */
export async function FoundOffers({ search, offers, total, criteria }: Props) {
  const { jobListWords } = await currentPageWords()
  return (
    <>
      {/* Next.js scrolls to this element on navigation: the top of the page, not the top of this
          part. */}
      <span className={styles.pageTop} />
      <p id={JOB_COUNT_ID} className={styles.count} role="status" tabIndex={-1}>
        {jobListWords.count(total)}
      </p>
      <div className={styles.results}>
        <JobResults search={search} offers={offers} criteria={criteria} />
        <JobPagination search={search} total={total} />
        {jobListNotes.map(({ name, Note }) => (
          <Note key={name} search={search} />
        ))}
      </div>
    </>
  )
}
