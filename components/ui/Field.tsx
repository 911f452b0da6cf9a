import { CircleAlert } from 'lucide'
import type { ChildrenWithoutText } from './childrenWithoutText'
import styles from './Field.module.css'
import { Icon } from './Icon'

export type FieldWords = {
  label: string
  /** One sentence below the control. */
  help?: string
  /** Error text; marks the control as invalid and is announced when it appears. */
  error?: string
}

type FieldControlProps = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

type Props = FieldWords & {
  id: string
  required?: boolean
  children: (control: FieldControlProps) => ChildrenWithoutText
}

/** Label, control, help and error, associated for assistive technology. */
export function Field({ id, label, help, error, required, children }: Props) {
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, helpId].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {required ? (
          <span aria-hidden="true" className={styles.mark}>
            {' *'}
          </span>
        ) : null}
      </label>
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {error ? (
          <>
            <Icon icon={CircleAlert} size={1.125} />
            <span>{error}</span>
          </>
        ) : null}
      </p>
      {help ? (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
