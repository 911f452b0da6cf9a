import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/SelectField'
import { jobListWords, jobSortLabels } from '@/src/content/fr/jobList'
import { JOB_SORTS, type JobSort } from '@/src/domain/jobSearch'
import { JOB_SEARCH_NAMES, JOB_SEARCH_WORDS } from '@/src/domain/jobSearchAddress'
import styles from './JobListLayout.module.css'

const sorts = JOB_SORTS.map((sort) => ({
  value: JOB_SEARCH_WORDS.sort[sort],
  label: jobSortLabels[sort],
}))

/** In which order the offers stand. */
export function JobSortField({ sort }: { sort: JobSort }) {
  return (
    <div className={styles.sort}>
      <SelectField
        name={JOB_SEARCH_NAMES.sort}
        label={jobListWords.sortLabel}
        options={sorts}
        defaultValue={JOB_SEARCH_WORDS.sort[sort]}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {jobListWords.sort}
        </Button>
      </noscript>
    </div>
  )
}
