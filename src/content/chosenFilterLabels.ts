import type { JobFilter, JobSearch } from '@/src/domain/offers/jobSearch'
import type { Words } from './words'

/** What the choices of the filters are called. */
export type JobChoiceLabels = Pick<
  Words,
  | 'contractLabels'
  | 'experienceLabels'
  | 'jobCategoryLabels'
  | 'jobLocationLabels'
  | 'jobRemoteLabels'
  | 'jobPayLabels'
  | 'jobFilterLabels'
>

/** What the filters of a search are called on their chips; `''` where nothing is chosen. */
export function chosenFilterLabels(
  { category, location, contract, experience, remote, pay }: JobSearch,
  words: JobChoiceLabels,
) {
  const { jobCategoryLabels, jobLocationLabels, contractLabels, experienceLabels } = words
  return {
    category: category ? jobCategoryLabels[category] : '',
    location: location ? jobLocationLabels[location] : '',
    contract: contract ? contractLabels[contract] : '',
    experience: experience ? experienceLabels[experience] : '',
    // Alone its labels do not say of what.
    remote: remote ? `${words.jobFilterLabels.remote} · ${words.jobRemoteLabels[remote]}` : '',
    pay: pay ? words.jobPayLabels[pay] : '',
  } satisfies Record<JobFilter, string>
}
