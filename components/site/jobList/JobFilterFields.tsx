import { SelectField } from '@/components/ui/SelectField'
import { jobFilterLabels, jobListWords } from '@/src/content/fr/jobList'
import {
  contractLabels,
  experienceLabels,
  jobCategoryLabels,
  jobLocationLabels,
} from '@/src/content/fr/jobOfferLabels'
import { CONTRACTS, EXPERIENCE_LEVELS, JOB_CATEGORIES, JOB_LOCATIONS } from '@/src/domain/jobOffer'
import { JOB_FILTERS, type JobFilter, type JobSearch } from '@/src/domain/jobSearch'
import { JOB_SEARCH_NAMES, JOB_SEARCH_WORDS, jobFilterWords } from '@/src/domain/jobSearchAddress'
import styles from './JobSearchPanel.module.css'

const choices = {
  category: options(JOB_CATEGORIES, JOB_SEARCH_WORDS.category, jobCategoryLabels),
  location: options(JOB_LOCATIONS, JOB_SEARCH_WORDS.location, jobLocationLabels),
  contract: options(CONTRACTS, JOB_SEARCH_WORDS.contract, contractLabels),
  experience: options(EXPERIENCE_LEVELS, JOB_SEARCH_WORDS.experience, experienceLabels),
} satisfies Record<JobFilter, unknown>

export function JobFilterFields({ search }: { search: JobSearch }) {
  const chosen = jobFilterWords(search)
  return (
    <div className={styles.fields}>
      {JOB_FILTERS.map((filter) => (
        <SelectField
          key={filter}
          name={JOB_SEARCH_NAMES[filter]}
          label={jobFilterLabels[filter]}
          options={choices[filter]}
          defaultValue={chosen[filter]}
        />
      ))}
    </div>
  )
}

function options<Value extends string>(
  values: readonly Value[],
  words: Record<Value, string>,
  labels: Record<Value, string>,
) {
  const named = values.map((value) => ({ value: words[value], label: labels[value] }))
  return [{ value: '', label: jobListWords.any }, ...named]
}
