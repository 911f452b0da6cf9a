'use client'

import { isPlausibleDay } from '@/src/domain/admin/listFilters'
import { useSavedValue } from './useSavedValue'

type Props = {
  label: string
  day: string | null
  min?: string | null
  max?: string | null
  /** The id of the sentence that says what is wrong with it. */
  problem?: string
  onChange: (day: string | null) => void
}

// Years of more digits would have to be left by hand before the next part is typed.
const LAST_DAY = '9999-12-31'

/** A day to narrow the list by, which takes effect once it has been typed to its end. */
export function DayFilter({ day, label, max, min, onChange, problem }: Props) {
  const [shown, show] = useSavedValue(day ?? '')
  const change = (typed: string) => {
    show(typed)
    if (typed === '') onChange(null)
    else if (isPlausibleDay(typed)) onChange(typed)
  }
  return (
    <label>
      <span>{label}</span>
      <input
        aria-describedby={problem}
        aria-invalid={problem !== undefined}
        max={max ?? LAST_DAY}
        min={min ?? undefined}
        onChange={({ target }) => change(target.value)}
        type="date"
        value={shown}
      />
    </label>
  )
}
