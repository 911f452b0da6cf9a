import { Search, SlidersHorizontal } from 'lucide'
import { Button, ButtonLink } from '@/components/ui/Button'
import { ChipLink } from '@/components/ui/Chip'
import { Icon } from '@/components/ui/Icon'
import { TextField } from '@/components/ui/TextField'
import { chosenFilterLabels, jobListWords } from '@/src/content/fr/jobList'
import {
  activeJobFilters,
  type JobSearch,
  withoutJobFilter,
  withoutJobFilters,
} from '@/src/domain/jobSearch'
import { JOB_SEARCH_NAMES, jobListHref } from '@/src/domain/jobSearchAddress'
import { FiltersPanel } from './FiltersPanel'
import { JobFilterFields } from './JobFilterFields'
import styles from './JobSearchPanel.module.css'

/** The search box, the four filters behind their toggle, and what is chosen as removable chips. */
export function JobSearchPanel({ search }: { search: JobSearch }) {
  const filters = activeJobFilters(search)
  return (
    <div className={styles.panel}>
      <div className={styles.box}>
        <TextField
          type="search"
          name={JOB_SEARCH_NAMES.text}
          label={jobListWords.searchLabel}
          placeholder={jobListWords.searchPlaceholder}
          defaultValue={search.text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">
          <Icon icon={Search} size={1.125} />
          {jobListWords.search}
        </Button>
      </div>
      <FiltersPanel
        startsOpen={filters.length > 0}
        summary={
          <>
            <Icon icon={SlidersHorizontal} size={1.125} />
            <span className={styles.whenClosed}>{jobListWords.showFilters}</span>
            <span className={styles.whenOpen}>{jobListWords.hideFilters}</span>
          </>
        }
      >
        <JobFilterFields search={search} />
      </FiltersPanel>
      <ActiveFilters search={search} />
    </div>
  )
}

function ActiveFilters({ search }: { search: JobSearch }) {
  const labels = {
    ...chosenFilterLabels(search),
    text: search.text && `«\u00A0${search.text}\u00A0»`,
  }
  const chosen = [...(search.text ? (['text'] as const) : []), ...activeJobFilters(search)]
  if (chosen.length === 0) return null
  return (
    <ul className={`plain-list ${styles.chips}`} aria-label={jobListWords.activeFilters}>
      {chosen.map((filter) => (
        <li key={filter}>
          <ChipLink
            href={jobListHref(withoutJobFilter(search, filter))}
            removeLabel={jobListWords.removeFilter}
          >
            {labels[filter]}
          </ChipLink>
        </li>
      ))}
      <li>
        <ButtonLink variant="quiet" href={jobListHref(withoutJobFilters(search))} scroll={false}>
          {jobListWords.clearFilters}
        </ButtonLink>
      </li>
    </ul>
  )
}
