'use client'

import { Button } from '@payloadcms/ui'
import { ChevronDown } from 'lucide'
import { type FocusEvent, useId, useState } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { Icon } from '@/components/ui/Icon'
import { filterBarWords as words } from '@/src/content/admin/listFilters'
import { type FilterableList, isDateRangeReversed } from '@/src/domain/admin/listFilters'
import {
  dayRangeOfPreset,
  presetOfDayRange,
  RECENT_DAYS_PRESETS,
} from '@/src/domain/admin/recentDays'
import { DayFilter } from './DayFilter'
import styles from './FilterBar.module.css'
import { FilterChips } from './FilterChips'
import { FilterSelect } from './FilterSelect'
import type { ToggleFilter } from './toggleFilter'
import { useListFilters } from './useListFilters'

type FilterOptions = readonly { value: string; label: string }[]
type Props = {
  collection: FilterableList
  /** Field with few values, shown as chips. */
  status?: { field: 'status' | 'isActive' | 'isStruckOut'; options: FilterOptions }
  /** The most used field, always visible. */
  first?: { field: keyof typeof words.everyOne; options: FilterOptions }
  /** Less used fields, in the folded part of the bar. */
  folded?: readonly { field: keyof typeof words.everyOne; options: FilterOptions }[]
  /** On/off filters, each with an optional sort order. */
  only?: readonly ToggleFilter[]
  /** Whether the list can be filtered by date of receipt. */
  byDay?: boolean
  /** Search field for words in the attached documents. */
  words?: ChildrenWithoutText
  saved?: ChildrenWithoutText
}

/** Filters of a list, stored in its URL. Frequent filters are visible, the others folded. */
export function FilterBar({
  byDay,
  collection,
  first,
  folded = [],
  only = [],
  saved,
  status,
  words: documentSearch,
}: Props) {
  const { change, choose, clear, filters, isNarrowed, isReadable, others, today } =
    useListFilters(collection)
  const { chosen, from, until } = filters
  const recent = byDay ? presetOfDayRange(filters, today) : null
  const foldedFilterCount =
    [...folded, ...only.filter(({ isFolded }) => isFolded)].filter(({ field }) => chosen[field])
      .length + (!recent && (from || until) ? 1 : 0)
  const [isUnfolded, setUnfolded] = useState(foldedFilterCount > 0)
  const foldId = useId()
  const reversedId = useId()
  const problem = isDateRangeReversed(filters) ? reversedId : undefined
  const clearAll = (
    <Button
      buttonStyle="transparent"
      className={styles.clear}
      margin={false}
      onClick={clear}
      size="small"
    >
      {words.clear}
    </Button>
  )
  const select = ({ field, options }: NonNullable<Props['first']>) => (
    <FilterSelect
      choose={(value) => choose(field, value)}
      chosen={chosen[field] ?? null}
      every={words.everyOne[field]}
      id={`filter-${field}`}
      key={field}
      label={words.fields[field]}
      options={options}
    />
  )

  const chip = ({ field, label, otherwise, sort }: ToggleFilter) => (
    <FilterChips
      choose={(value) => choose(field, value, value ? sort : otherwise)}
      chosen={chosen[field] ?? null}
      key={field}
      label={words.fields[field]}
      name={field}
      options={[{ value: 'true', label }]}
    />
  )

  if (!isReadable) {
    return (
      <section aria-label={words.region[collection]} className={styles.bar}>
        <div className={styles.row}>
          <p>{words.advanced}</p>
          {clearAll}
        </div>
      </section>
    )
  }
  return (
    <section aria-label={words.region[collection]} className={styles.bar}>
      {documentSearch && (
        <div className={styles.words} data-folded={!isUnfolded || undefined}>
          {documentSearch}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the focus of its children. */}
      <div className={styles.row} onFocus={scrollChipIntoView}>
        {status && (
          <FilterChips
            all={words.all[collection]}
            choose={(value) => choose(status.field, value)}
            chosen={chosen[status.field] ?? null}
            label={words.fields[status.field]}
            name={status.field}
            options={status.options}
          />
        )}
        {only.filter(({ isFolded }) => !isFolded).map(chip)}
        {byDay && (
          <FilterChips
            choose={(days) =>
              change(days ? dayRangeOfPreset(days, today) : { from: null, until: null })
            }
            chosen={recent}
            label={words.days}
            name="days"
            options={RECENT_DAYS_PRESETS.map((value) => ({ value, label: words.recent[value] }))}
          />
        )}
        {first && <div className={styles.first}>{select(first)}</div>}
        <button
          aria-controls={foldId}
          aria-expanded={isUnfolded}
          className={styles.more}
          onClick={() => setUnfolded(!isUnfolded)}
          type="button"
        >
          <span>{foldedFilterCount > 0 ? words.moreInForce(foldedFilterCount) : words.more}</span>
          <Icon icon={ChevronDown} size={1} />
        </button>
        {isNarrowed && clearAll}
      </div>
      <div className={styles.fold} hidden={!isUnfolded} id={foldId}>
        {folded.map(select)}
        {only.filter(({ isFolded }) => isFolded).map(chip)}
        {byDay && (
          <>
            <DayFilter
              day={from}
              label={words.from}
              max={until}
              onChange={(day) => change({ from: day })}
              problem={problem}
            />
            <DayFilter
              day={until}
              label={words.until}
              min={from}
              onChange={(day) => change({ until: day })}
              problem={problem}
            />
          </>
        )}
        {saved}
        {problem && (
          <p className={styles.problem} id={problem} role="alert">
            {words.reversed}
          </p>
        )}
        {others.length > 0 && <p>{words.others(others.length)}</p>}
      </div>
    </section>
  )
}

// Browsers do not scroll to a focused chip that is already partly visible.
function scrollChipIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
