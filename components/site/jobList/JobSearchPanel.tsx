import { Search, SlidersHorizontal } from 'lucide'
import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button'
import { ChipLink } from '@/components/ui/Chip'
import { Icon } from '@/components/ui/Icon'
import { TextField } from '@/components/ui/TextField'
import { chosenFilterLabels, type JobFilterOptionLabels } from '@/src/content/chosenFilterLabels'
import { fillTemplate } from '@/src/content/fillTemplate'
import type { PublicSiteWords } from '@/src/content/siteWords'
import {
  activeJobFilters,
  JOB_FILTER_NAMES,
  type JobSearch,
  removeJobFilter,
  removeJobFilters,
} from '@/src/domain/offers/jobSearch'
import { JOB_SEARCH_PARAMETERS, jobListHref } from '@/src/domain/offers/jobSearchUrl'
import { FiltersPanel } from './FiltersPanel'
import { JobFilterFields } from './JobFilterFields'
import styles from './JobSearchPanel.module.css'

const FIELD_NAMES_TO_CLEAR = (['text', ...JOB_FILTER_NAMES] as const).map(
  (filter) => JOB_SEARCH_PARAMETERS[filter],
)

export type SearchWords = JobFilterOptionLabels &
  Pick<PublicSiteWords, 'jobSearchWords' | 'jobFilterLabels' | 'jobSortLabels'> &
  Pick<PublicSiteWords['siteWords'], 'quotation'>

type Props = {
  words: SearchWords
  search: JobSearch
  /**
   * Removes these parameters from the pending search; the link itself knows only the displayed one.
   */
  onRemove: (event: MouseEvent<HTMLAnchorElement>, names: readonly string[]) => void
}

/** The search box, the filters behind a toggle, and the active filters as removable chips. */
export function JobSearchPanel({ words, search, onRemove }: Props) {
  const { jobSearchWords } = words
  const filters = activeJobFilters(search)
  return (
    <div className={styles.panel}>
      <div className={styles.box}>
        <TextField
          type="search"
          name={JOB_SEARCH_PARAMETERS.text}
          label={jobSearchWords.searchLabel}
          placeholder={jobSearchWords.searchPlaceholder}
          defaultValue={search.text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">
          <Icon icon={Search} size={1.125} />
          {jobSearchWords.search}
        </Button>
      </div>
      <FiltersPanel
        startsOpen={filters.length > 0}
        summary={
          <>
            <Icon icon={SlidersHorizontal} size={1.125} />
            <span className={styles.whenClosed}>{jobSearchWords.showFilters}</span>
            <span className={styles.whenOpen}>{jobSearchWords.hideFilters}</span>
          </>
        }
      >
        <JobFilterFields words={words} search={search} />
      </FiltersPanel>
      <ActiveFilterChips words={words} search={search} onRemove={onRemove} />
    </div>
  )
}

function ActiveFilterChips({ words, search, onRemove }: Props) {
  const { jobSearchWords } = words
  const labels = {
    ...chosenFilterLabels(search, words),
    text: fillTemplate(words.quotation, { text: search.text }),
  }
  const chosen = [...(search.text ? (['text'] as const) : []), ...activeJobFilters(search)]
  if (chosen.length === 0) return null
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label={jobSearchWords.activeFilters}>
      {chosen.map((filter) => (
        <li key={filter}>
          <ChipLink
            href={jobListHref(removeJobFilter(search, filter))}
            removeLabel={jobSearchWords.removeFilter}
            onClick={(event) => onRemove(event, [JOB_SEARCH_PARAMETERS[filter]])}
          >
            {labels[filter]}
          </ChipLink>
        </li>
      ))}
      <li>
        <ButtonLink
          variant="quiet"
          href={jobListHref(removeJobFilters(search))}
          scroll={false}
          onClick={(event) => onRemove(event, FIELD_NAMES_TO_CLEAR)}
        >
          {jobSearchWords.clearFilters}
        </ButtonLink>
      </li>
    </ul>
  )
}
