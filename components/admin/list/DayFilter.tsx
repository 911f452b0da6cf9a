'use client'

import { isPlausibleDay } from '@/src/domain/admin/listFilters'
import { useSavedValue } from './useSavedValue'

type Props = {
  label: string
  day: string | null
  min?: string | null
  max?: string | null
  /** Id of the element with the error message. */
  problem?: string
  onChange: (day: string | null) => void
}

// Limits the year to four digits: without a maximum browsers accept six, and the caret stays in the year.
const MAX_DAY = '9999-12-31'

/** Date filter of a list. The filter is applied only when the typed date is complete. */
export function DayFilter({ day, label, max, min, onChange, problem }: Props) {
  const [typedDay, setTypedDay] = useSavedValue(day ?? '')
  const change = (typed: string) => {
    setTypedDay(typed)
    if (typed === '') onChange(null)
    else if (isPlausibleDay(typed)) onChange(typed)
  }
  return (
    <label>
      <span>{label}</span>
      <input
        aria-describedby={problem}
        aria-invalid={problem !== undefined}
        max={max ?? MAX_DAY}
        min={min ?? undefined}
        onChange={({ target }) => change(target.value)}
        type="date"
        value={typedDay}
      />
    </label>
  )
}
