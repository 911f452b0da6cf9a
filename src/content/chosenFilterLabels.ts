import type { CriterionKind, SearchCriteria } from '@/src/domain/offers/criteria'
import type { JobFilter, JobSearch } from '@/src/domain/offers/jobSearch'
import type { Words } from './words'

/** What the choices of the filters are called. */
export type JobChoiceLabels = Pick<
  Words,
  'jobRemoteLabels' | 'jobPayLabels' | 'jobFilterLabels'
> & {
  criteria: SearchCriteria
}

/** What the filters of a search are called on their chips; `''` where nothing is chosen. */
export function chosenFilterLabels(search: JobSearch, words: JobChoiceLabels) {
  const { remote, pay } = search
  const chosen = (kind: CriterionKind) =>
    words.criteria[kind].find(({ word }) => word === search[kind])?.label ?? ''
  return {
    category: chosen('category'),
    location: chosen('location'),
    contract: chosen('contract'),
    experience: chosen('experience'),
    // Alone its labels do not say of what.
    remote: remote ? `${words.jobFilterLabels.remote} · ${words.jobRemoteLabels[remote]}` : '',
    pay: pay ? words.jobPayLabels[pay] : '',
  } satisfies Record<JobFilter, string>
}
