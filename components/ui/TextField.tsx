import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { Field, type FieldWords } from './Field'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'children'> & FieldWords & { name: string }

/** A single-line text field. The id defaults to the name. */
export function TextField({ label, help, error, id, required, className, ...input }: Props) {
  return (
    <Field id={id ?? input.name} label={label} help={help} error={error} required={required}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={classNames(styles.control, className)}
        />
      )}
    </Field>
  )
}
