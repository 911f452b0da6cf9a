import { Button } from '@/components/ui/Button'
import { SelectField } from '@/components/ui/SelectField'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { JOB_SORT_ORDERS, type JobSortOrder } from '@/src/domain/offers/jobSearch'
import { JOB_SEARCH_PARAMETERS, JOB_SEARCH_URL_VALUES } from '@/src/domain/offers/jobSearchUrl'
import styles from './JobListLayout.module.css'

type Props = {
  words: Pick<PublicSiteWords, 'jobSearchWords' | 'jobSortLabels'>
  sort: JobSortOrder
}

/** The sort order of the offers. */
export function JobSortField({ words, sort }: Props) {
  const { jobSearchWords, jobSortLabels } = words
  const sorts = JOB_SORT_ORDERS.map((value) => ({
    value: JOB_SEARCH_URL_VALUES.sort[value],
    label: jobSortLabels[value],
  }))
  return (
    <div className={styles.sort}>
      <SelectField
        name={JOB_SEARCH_PARAMETERS.sort}
        label={jobSearchWords.sortLabel}
        options={sorts}
        defaultValue={JOB_SEARCH_URL_VALUES.sort[sort]}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {jobSearchWords.sort}
        </Button>
      </noscript>
    </div>
  )
}
