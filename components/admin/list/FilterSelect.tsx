'use client'

import { filterBarWords as words } from '@/src/content/admin/listFilters'

type Props = {
  label: string
  every: string
  options: readonly { value: string; label: string }[]
  chosen: string | null
  choose: (value: string | null) => void
  className?: string
  /** Stable id: the focus returns to this element after the list is rendered again. */
  id: string
}

/** Filter by one of many values. */
export function FilterSelect({ choose, chosen, className, every, id, label, options }: Props) {
  const isListed = chosen === null || options.some(({ value }) => value === chosen)
  return (
    <label className={className}>
      <span>{label}</span>
      <select id={id} onChange={({ target }) => choose(target.value || null)} value={chosen ?? ''}>
        <option value="">{every}</option>
        {!isListed && <option value={chosen}>{words.other(chosen)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
