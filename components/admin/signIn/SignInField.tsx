import type { ComponentProps } from 'react'
import styles from './SignInForm.module.css'

type Props = ComponentProps<'input'> & {
  name: string
  label: string
  help?: string
}

/** Looks like Payload's fields. The input is uncontrolled, so values that the browser autofills early remain. */
export function SignInField({ label, help, name, ...attributes }: Props) {
  const id = `field-${name}`
  return (
    <div className="field-type">
      <label className="field-label" htmlFor={id}>
        <span>{label}</span>
        <span className="required">*</span>
      </label>
      <div className="field-type__wrap">
        <input
          {...attributes}
          className={styles.input}
          aria-describedby={help && `${id}-help`}
          id={id}
          name={name}
          required
        />
      </div>
      {help && (
        <p className="field-description" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
