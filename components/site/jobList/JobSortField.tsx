import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/SelectField'
import type { Words } from '@/src/content/words'
import { JOB_SORTS, type JobSort } from '@/src/domain/offers/jobSearch'
import { JOB_SEARCH_NAMES, JOB_SEARCH_WORDS } from '@/src/domain/offers/jobSearchAddress'
import styles from './JobListLayout.module.css'

type Props = { words: Pick<Words, 'jobSearchWords' | 'jobSortLabels'>; sort: JobSort }

/** The sort order of the offers. */
export function JobSortField({ words, sort }: Props) {
  const { jobSearchWords, jobSortLabels } = words
  const sorts = JOB_SORTS.map((value) => ({
    value: JOB_SEARCH_WORDS.sort[value],
    label: jobSortLabels[value],
  }))
  return (
    <div className={styles.sort}>
      <SelectField
        name={JOB_SEARCH_NAMES.sort}
        label={jobSearchWords.sortLabel}
        options={sorts}
        defaultValue={JOB_SEARCH_WORDS.sort[sort]}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {jobSearchWords.sort}
        </Button>
      </noscript>
    </div>
  )
}
