import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import { Field, type FieldWords } from './Field'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'textarea'>, 'children'> & FieldWords & { name: string }

/** A multi-line text field. The id defaults to the name. */
export function TextAreaField({ label, help, error, id, required, className, ...area }: Props) {
  return (
    <Field id={id ?? area.name} label={label} help={help} error={error} required={required}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classNames(styles.control, styles.area, className)}
        />
      )}
    </Field>
  )
}
