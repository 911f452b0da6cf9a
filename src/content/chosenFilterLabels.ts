import type { CriteriaForJobSearch, CriterionKind } from '@/src/domain/offers/criteria'
import type { JobFilterName, JobSearch } from '@/src/domain/offers/jobSearch'
import type { PublicSiteWords } from './siteWords'

/** The labels of the filter options. */
export type JobFilterOptionLabels = Pick<
  PublicSiteWords,
  'jobRemoteLabels' | 'jobPayLabels' | 'jobFilterLabels'
> & {
  criteria: CriteriaForJobSearch
}

/** The chip labels of a search's filters; `''` for an inactive filter. */
export function chosenFilterLabels(search: JobSearch, words: JobFilterOptionLabels) {
  const { remote, pay } = search
  const chosen = (kind: CriterionKind) =>
    words.criteria[kind].find(({ word }) => word === search[kind])?.label ?? ''
  return {
    category: chosen('category'),
    location: chosen('location'),
    contract: chosen('contract'),
    experience: chosen('experience'),
    // The label of the filter is added, because the option alone is not understandable.
    remote: remote ? `${words.jobFilterLabels.remote} · ${words.jobRemoteLabels[remote]}` : '',
    pay: pay ? words.jobPayLabels[pay] : '',
  } satisfies Record<JobFilterName, string>
}
