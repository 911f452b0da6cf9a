'use client'

import styles from './FilterBar.module.css'

type Props<Value extends string> = {
  label: string
  /** Prefix of the buttons' ids, unique among the groups of a page. */
  name: string
  options: readonly { value: Value; label: string }[]
  chosen: Value | null
  /** Label of a chip that removes the filter. A second press on the chosen chip always removes it. */
  all?: string
  choose: (value: Value | null) => void
}

/** Filter by one of a few values, as buttons in a row. */
export function FilterChips<Value extends string>({
  all,
  choose,
  chosen,
  label,
  name,
  options,
}: Props<Value>) {
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {all && (
        <button aria-pressed={chosen === null} onClick={() => choose(null)} type="button">
          {all}
        </button>
      )}
      {options.map((option) => {
        const isChosen = option.value === chosen
        return (
          <button
            aria-pressed={isChosen}
            id={`filter-${name}-${option.value}`}
            key={option.value}
            onClick={() => choose(isChosen ? null : option.value)}
            type="button"
          >
            {option.label}
          </button>
        )
      })}
    </fieldset>
  )
}
