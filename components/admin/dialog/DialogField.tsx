import { useId } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import styles from './DialogField.module.css'

type Props = {
  label: string
  error?: string
  help?: string
  /** Renders the control with the attributes that link it to its label, error and help text. */
  children: (control: DialogInputProps) => ChildrenWithoutText
}
type DialogInputProps = {
  id: string
  className: string
  'aria-describedby'?: string
  'aria-invalid': boolean
}

export function DialogField({ label, error, help, children }: Props) {
  const id = useId()
  const descriptionIds = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles.control ?? '',
        'aria-describedby': descriptionIds || undefined,
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
