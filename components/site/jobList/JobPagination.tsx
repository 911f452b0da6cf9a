import { ArrowLeft, ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { currentPageWords } from '@/src/content/currentPageWords'
import { type JobSearch, jobPageCount } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchUrl'
import styles from './JobPagination.module.css'
import { JobPaginationLink } from './JobPaginationLink'

type Props = { search: JobSearch; total: number }

export async function JobPagination({ search, total }: Props) {
  const count = jobPageCount(total)
  if (count < 2) return null
  const { jobListWords } = await currentPageWords()
  const href = (page: number) => jobListHref({ ...search, page })
  return (
    <nav className={styles.pagination} aria-label={jobListWords.pages}>
      {search.page > 1 ? (
        <JobPaginationLink rel="prev" href={href(search.page - 1)}>
          <Icon icon={ArrowLeft} size={1.125} />
          {jobListWords.previousPage}
        </JobPaginationLink>
      ) : null}
      <p>{jobListWords.page(search.page, count)}</p>
      {search.page < count ? (
        <JobPaginationLink rel="next" href={href(search.page + 1)}>
          {jobListWords.nextPage}
          <Icon icon={ArrowRight} size={1.125} />
        </JobPaginationLink>
      ) : null}
    </nav>
  )
}
