import { X } from 'lucide'
import type { ComponentProps } from 'react'
import styles from './CloseButton.module.css'
import { classNames } from './classNames'
import { Icon } from './Icon'

type Props = Omit<ComponentProps<'button'>, 'children'> & { label: string }

/** The cross that closes a panel; the panel positions it. */
export function CloseButton({ label, className, ...button }: Props) {
  return (
    <button type="button" {...button} className={classNames(styles.close, className)}>
      <span className="visually-hidden">{label}</span>
      <Icon icon={X} size={1.5} />
    </button>
  )
}
