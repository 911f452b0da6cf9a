import type { JobFilter, JobSearch } from '@/src/domain/offers/jobSearch'
import type { Words } from './words'

/** What the choices of the four filters are called. */
export type JobChoiceLabels = Pick<
  Words,
  'contractLabels' | 'experienceLabels' | 'jobCategoryLabels' | 'jobLocationLabels'
>

/** What the filters of a search are called on their chips; `''` where nothing is chosen. */
export function chosenFilterLabels(
  { category, location, contract, experience }: JobSearch,
  { jobCategoryLabels, jobLocationLabels, contractLabels, experienceLabels }: JobChoiceLabels,
) {
  return {
    category: category ? jobCategoryLabels[category] : '',
    location: location ? jobLocationLabels[location] : '',
    contract: contract ? contractLabels[contract] : '',
    experience: experience ? experienceLabels[experience] : '',
  } satisfies Record<JobFilter, string>
}
