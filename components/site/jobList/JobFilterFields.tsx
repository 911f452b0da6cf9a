import { SelectField } from '@/components/ui/SelectField'
import type { JobChoiceLabels } from '@/src/content/chosenFilterLabels'
import type { Words } from '@/src/content/words'
import {
  CONTRACTS,
  EXPERIENCE_LEVELS,
  JOB_CATEGORIES,
  JOB_LOCATIONS,
} from '@/src/domain/offers/jobOffer'
import {
  JOB_FILTERS,
  JOB_PAYS,
  JOB_REMOTES,
  type JobFilter,
  type JobSearch,
} from '@/src/domain/offers/jobSearch'
import {
  JOB_SEARCH_NAMES,
  JOB_SEARCH_WORDS,
  jobFilterWords,
} from '@/src/domain/offers/jobSearchAddress'
import styles from './JobSearchPanel.module.css'

type FilterWords = JobChoiceLabels & Pick<Words, 'jobSearchWords' | 'jobFilterLabels'>
type Props = { words: FilterWords; search: JobSearch }

export function JobFilterFields({ words, search }: Props) {
  const chosen = jobFilterWords(search)
  const choices = filterChoices(words)
  return (
    <div className={styles.fields}>
      {JOB_FILTERS.map((filter) => (
        <SelectField
          key={filter}
          name={JOB_SEARCH_NAMES[filter]}
          label={words.jobFilterLabels[filter]}
          options={[{ value: '', label: words.jobSearchWords.any }, ...choices[filter]]}
          defaultValue={chosen[filter]}
        />
      ))}
    </div>
  )
}

function filterChoices(words: JobChoiceLabels) {
  return {
    category: options(JOB_CATEGORIES, JOB_SEARCH_WORDS.category, words.jobCategoryLabels),
    location: options(JOB_LOCATIONS, JOB_SEARCH_WORDS.location, words.jobLocationLabels),
    contract: options(CONTRACTS, JOB_SEARCH_WORDS.contract, words.contractLabels),
    experience: options(EXPERIENCE_LEVELS, JOB_SEARCH_WORDS.experience, words.experienceLabels),
    remote: options(JOB_REMOTES, JOB_SEARCH_WORDS.remote, words.jobRemoteLabels),
    pay: options(JOB_PAYS, JOB_SEARCH_WORDS.pay, words.jobPayLabels),
  } satisfies Record<JobFilter, unknown>
}

function options<Value extends string>(
  values: readonly Value[],
  inAddress: Record<Value, string>,
  labels: Record<Value, string>,
) {
  return values.map((value) => ({ value: inAddress[value], label: labels[value] }))
}
