import { SelectField } from '@/components/ui/SelectField'
import type { JobFilterOptionLabels } from '@/src/content/chosenFilterLabels'
import type { PublicSiteWords } from '@/src/content/siteWords'
import type { CriterionKind } from '@/src/domain/offers/criteria'
import {
  JOB_FILTER_NAMES,
  JOB_PAY_OPTIONS,
  JOB_REMOTE_OPTIONS,
  type JobFilterName,
  type JobSearch,
} from '@/src/domain/offers/jobSearch'
import {
  JOB_SEARCH_PARAMETERS,
  JOB_SEARCH_URL_VALUES,
  jobFilterUrlValues,
} from '@/src/domain/offers/jobSearchUrl'
import styles from './JobSearchPanel.module.css'

type FilterWords = JobFilterOptionLabels &
  Pick<PublicSiteWords, 'jobSearchWords' | 'jobFilterLabels'>
type Props = { words: FilterWords; search: JobSearch }

export function JobFilterFields({ words, search }: Props) {
  const chosen = jobFilterUrlValues(search)
  const choices = jobFilterOptions(words, search)
  return (
    <div className={styles.fields}>
      {JOB_FILTER_NAMES.map((filter) => (
        <SelectField
          key={filter}
          name={JOB_SEARCH_PARAMETERS[filter]}
          label={words.jobFilterLabels[filter]}
          options={[{ value: '', label: words.jobSearchWords.any }, ...choices[filter]]}
          defaultValue={chosen[filter]}
        />
      ))}
    </div>
  )
}

function jobFilterOptions(words: JobFilterOptionLabels, search: JobSearch) {
  // A retired criterion stays visible while it is in the URL.
  const offered = (kind: CriterionKind) =>
    words.criteria[kind]
      .filter(({ isOffered, word }) => isOffered || word === search[kind])
      .map(({ word, label }) => ({ value: word, label }))
  return {
    category: offered('category'),
    location: offered('location'),
    contract: offered('contract'),
    experience: offered('experience'),
    remote: JOB_REMOTE_OPTIONS.map((value) => ({
      value: JOB_SEARCH_URL_VALUES.remote[value],
      label: words.jobRemoteLabels[value],
    })),
    pay: JOB_PAY_OPTIONS.map((value) => ({
      value: JOB_SEARCH_URL_VALUES.pay[value],
      label: words.jobPayLabels[value],
    })),
  } satisfies Record<JobFilterName, unknown>
}
