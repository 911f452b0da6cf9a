'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { filterBarWords as words } from '@/src/content/admin/applicationFilterBar'
import { formatKeptDay } from '@/src/content/dates'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { isReversed } from '@/src/domain/applicationFilters'
import { APPLICATION_STATUSES } from '@/src/domain/applicationStatus'
import type { OfferChoice } from '@/src/queries/findOffersToFilterBy'
import type { SavedFilters } from '@/src/queries/findSavedFilters'
import styles from './ApplicationFilterBar.module.css'
import { DayFilter } from './DayFilter'
import { SavedFiltersMenu } from './SavedFiltersMenu'
import { useApplicationFilters } from './useApplicationFilters'

type Props = { offers: OfferChoice[]; saved: SavedFilters[] }

/** Narrows the list by offer, status and date, in the address of the list. */
export function ApplicationFilterBar({ offers, saved }: Props) {
  const { change, clear, filters, isReadable, others } = useApplicationFilters()
  const [isUnfolded, setUnfolded] = useState(false)
  const { from, offer, status, until } = filters
  const reversed = useId()
  const problem = isReversed(filters) ? reversed : undefined
  const isListed = typeof offer !== 'number' || offers.some(({ id }) => id === offer)
  const isNarrowed = Boolean(from || offer || status || until) || others.length > 0

  if (!isReadable) {
    return (
      <section aria-label={words.region} className={styles.bar}>
        <p>{words.advanced}</p>
        <Button buttonStyle="transparent" margin={false} onClick={clear} size="small">
          {words.clear}
        </Button>
      </section>
    )
  }
  return (
    <section aria-label={words.region} className={styles.bar} data-unfolded={isUnfolded}>
      <Button
        buttonStyle="secondary"
        className={styles.fold}
        extraButtonProps={{ 'aria-expanded': isUnfolded }}
        margin={false}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {isNarrowed ? words.unfoldActive : words.unfold}
      </Button>
      <label className={styles.offer}>
        <span>{words.offer}</span>
        <select
          onChange={({ target }) => change({ offer: offerOf(target.value) })}
          value={offer ?? ''}
        >
          <option value="">{words.everyOffer}</option>
          <option value="none">{words.noOffer}</option>
          {!isListed && <option value={offer}>{words.otherOffer(offer)}</option>}
          {offers.map(({ id, publishedDate, title }) => (
            <option key={id} value={id}>{`${title}, ${formatKeptDay(publishedDate)}`}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.status}</span>
        <select
          onChange={({ target }) =>
            change({ status: APPLICATION_STATUSES.find((one) => one === target.value) ?? null })
          }
          value={status ?? ''}
        >
          <option value="">{words.everyStatus}</option>
          {APPLICATION_STATUSES.map((one) => (
            <option key={one} value={one}>
              {applicationStatusLabels[one]}
            </option>
          ))}
        </select>
      </label>
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
      {problem && (
        <p className={styles.problem} id={problem} role="alert">
          {words.reversed}
        </p>
      )}
      {isNarrowed && (
        <Button
          buttonStyle="transparent"
          className={styles.clear}
          margin={false}
          onClick={clear}
          size="small"
        >
          {words.clear}
        </Button>
      )}
      <SavedFiltersMenu isNarrowed={isNarrowed} saved={saved} />
      {others.length > 0 && <p>{words.more(others.length)}</p>}
    </section>
  )
}

function offerOf(chosen: string): number | 'none' | null {
  if (chosen === '' || chosen === 'none') return chosen || null
  return Number(chosen)
}
