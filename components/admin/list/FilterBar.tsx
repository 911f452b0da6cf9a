'use client'

import { Button } from '@payloadcms/ui'
import { ChevronDown } from 'lucide'
import { type FocusEvent, useId, useState } from 'react'
import type { Elements } from '@/components/ui/elements'
import { Icon } from '@/components/ui/Icon'
import { filterWords as words } from '@/src/content/admin/listFilters'
import { type FilteredList, isReversed } from '@/src/domain/admin/listFilters'
import { RECENT_DAYS, recentDaysOf, recentRange } from '@/src/domain/admin/recentDays'
import type { TO_READ } from '@/src/domain/admin/toRead'
import { DayFilter } from './DayFilter'
import styles from './FilterBar.module.css'
import { FilterChips } from './FilterChips'
import { FilterSelect } from './FilterSelect'
import { useListFilters } from './useListFilters'

type Options = readonly { value: string; label: string }[]
type Only = {
  field: 'awaitsAnswer' | typeof TO_READ | 'isSpam'
  label: string
  sort?: string
  otherwise?: string
  /** Asked for more seldom. */
  isFolded?: boolean
}
type Props = {
  collection: FilteredList
  /** The field of which the few values stand side by side. */
  status?: { field: 'status' | 'isActive' | 'isStruckOut'; options: Options }
  /** The field by which people look for most. */
  first?: { field: keyof typeof words.everyOne; options: Options }
  /** What is asked for more seldom. */
  folded?: readonly { field: keyof typeof words.everyOne; options: Options }[]
  /** Of which there is only one thing to ask, perhaps in an order of its own. */
  only?: readonly Only[]
  /** Whether its documents have a day of arrival. */
  byDay?: boolean
  /** Where words are looked for in the list's documents. */
  words?: Elements
  saved?: Elements
}

/** Narrows the list, in its address: what is used all day in sight, the rest folded. */
export function FilterBar({
  byDay,
  collection,
  first,
  folded = [],
  only = [],
  saved,
  status,
  words: inDocuments,
}: Props) {
  const { change, choose, clear, filters, isNarrowed, isReadable, others, today } =
    useListFilters(collection)
  const { chosen, from, until } = filters
  const recent = byDay ? recentDaysOf(filters, today) : null
  const inFold =
    [...folded, ...only.filter(({ isFolded }) => isFolded)].filter(({ field }) => chosen[field])
      .length + (!recent && (from || until) ? 1 : 0)
  const [isUnfolded, setUnfolded] = useState(inFold > 0)
  const foldId = useId()
  const reversed = useId()
  const problem = isReversed(filters) ? reversed : undefined
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

  const chip = ({ field, label, otherwise, sort }: Only) => (
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
      {inDocuments && (
        <div className={styles.words} data-folded={!isUnfolded || undefined}>
          {inDocuments}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it follows the focus of what it holds. */}
      <div className={styles.row} onFocus={showWhole}>
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
            choose={(days) => change(days ? recentRange(days, today) : { from: null, until: null })}
            chosen={recent}
            label={words.days}
            name="days"
            options={RECENT_DAYS.map((value) => ({ value, label: words.recent[value] }))}
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
          <span>{inFold > 0 ? words.moreInForce(inFold) : words.more}</span>
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

// Of what has only its edge in sight browsers are content with that.
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
