import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { Field, type FieldWords } from './Field'
import styles from './Field.module.css'

type SelectOption = { value: string; label: string }

type Props = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & { name: string; options: readonly SelectOption[] }

/** A select field. The id defaults to the name. */
export function SelectField({
  label,
  help,
  error,
  id,
  required,
  options,
  className,
  ...select
}: Props) {
  return (
    <Field id={id ?? select.name} label={label} help={help} error={error} required={required}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={classNames(styles.control, styles.select, className)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
