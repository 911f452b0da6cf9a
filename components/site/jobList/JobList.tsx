import { Section } from '@/components/ui/Section'
import { jobListWords } from '@/src/content/jobList'
import type { JobSearch } from '@/src/domain/jobSearch'
import { jobListHref } from '@/src/domain/jobSearchAddress'
import type { ListedOffer } from '@/src/domain/listedOffer'
import { JOB_COUNT_ID, JobListBar } from './JobListBar'
import { JobListUpdates } from './JobListUpdates'
import { JobPagination } from './JobPagination'
import { JobResults } from './JobResults'
import { JobSearchForm } from './JobSearchForm'
import { JobSearchPanel } from './JobSearchPanel'

const ANCHOR = 'offres'

type Props = { search: JobSearch; offers: readonly ListedOffer[]; total: number }

/** The search and what it finds. */
export function JobList({ search, offers, total }: Props) {
  return (
    <Section id={ANCHOR} labelledBy="titre-offres">
      <h2 id="titre-offres" className="visually-hidden">
        {jobListWords.offers}
      </h2>
      <JobSearchForm
        href={jobListHref(search)}
        countId={JOB_COUNT_ID}
        results={
          <>
            <JobResults search={search} offers={offers} />
            <JobPagination search={search} total={total} anchor={ANCHOR} />
          </>
        }
      >
        <JobSearchPanel search={search} />
        <JobListBar search={search} total={total} />
      </JobSearchForm>
      <JobListUpdates />
    </Section>
  )
}
