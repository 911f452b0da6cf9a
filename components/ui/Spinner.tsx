import { classNames } from './classNames'
import styles from './Spinner.module.css'

type Props = {
  /** Announced politely; without a label the spinner is decorative. */
  label?: string
  size?: number
  className?: string
}

export function Spinner({ label, size = 1.5, className }: Props) {
  const ring = (
    <span
      aria-hidden="true"
      className={styles.ring}
      style={{ width: `${size}rem`, height: `${size}rem` }}
    />
  )
  if (!label) return ring
  return (
    <span role="status" className={classNames(styles.labelled, className)}>
      {ring}
      <span>{label}</span>
    </span>
  )
}
