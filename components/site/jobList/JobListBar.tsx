import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/SelectField'
import { jobListWords, jobSortLabels } from '@/src/content/jobList'
import { JOB_SORTS, type JobSearch } from '@/src/domain/jobSearch'
import { JOB_SEARCH_NAMES, JOB_SEARCH_WORDS } from '@/src/domain/jobSearchAddress'
import styles from './JobListBar.module.css'

export const JOB_COUNT_ID = 'nombre-offres'

const sorts = JOB_SORTS.map((sort) => ({
  value: JOB_SEARCH_WORDS.sort[sort],
  label: jobSortLabels[sort],
}))

/** How many offers there are, and in which order they stand. */
export function JobListBar({ search, total }: { search: JobSearch; total: number }) {
  return (
    <div className={styles.bar}>
      <p id={JOB_COUNT_ID} className={styles.count} role="status" tabIndex={-1}>
        {jobListWords.count(total)}
      </p>
      <div className={styles.sort}>
        <SelectField
          name={JOB_SEARCH_NAMES.sort}
          label={jobListWords.sortLabel}
          options={sorts}
          defaultValue={JOB_SEARCH_WORDS.sort[search.sort]}
        />
        <noscript>
          <Button type="submit" variant="secondary">
            {jobListWords.sort}
          </Button>
        </noscript>
      </div>
    </div>
  )
}
