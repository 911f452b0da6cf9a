import { chosenFilterLabels } from '@/src/content/chosenFilterLabels'
import { siteWordsIn } from '@/src/content/siteWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { CriteriaForJobSearch } from '@/src/domain/offers/criteria'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import { alertWords } from './alertWords'

type DescribeSearchOptions = {
  search: JobSearch
  criteria: CriteriaForJobSearch
  language: SiteLanguage
  /** Whether to omit typed words, which a stranger could send to another person's address. */
  isUnconfirmed?: boolean
}

/** Describes the search in words, such as `Paris, CDI, « java »`. */
export function describeSearch({
  search,
  criteria,
  language,
  isUnconfirmed,
}: DescribeSearchOptions): string {
  const { all, quoted, someWords } = alertWords[language].alertSearchWords
  const labels = chosenFilterLabels(search, { ...siteWordsIn(language), criteria })
  const chosen = Object.values(labels).filter(Boolean)
  const typed = isUnconfirmed ? someWords : quoted(search.text)
  return [...chosen, ...(search.text ? [typed] : [])].join(', ') || all
}
