'use client'

import styles from './FilterBar.module.css'

type Props<Value extends string> = {
  label: string
  /** Tells its values from those of another. */
  name: string
  options: readonly { value: Value; label: string }[]
  chosen: Value | null
  /** The name of the chip that takes the others back; without it a second press on one does. */
  all?: string
  choose: (value: Value | null) => void
}

/** A few values side by side, one of which a list may be narrowed to. */
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
