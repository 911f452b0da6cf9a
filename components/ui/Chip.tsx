import { X } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon'
import { Link } from './Link'

type Props = {
  /** The URL of the page without this choice. */
  href: string
  /** Accessible text for the cross. */
  removeLabel: string
  onClick?: ComponentProps<typeof Link>['onClick']
  children: ReactNode
}

/** A removable choice. It is a link, so that it works without JavaScript. */
export function ChipLink({ href, removeLabel, onClick, children }: Props) {
  return (
    <Link className={styles.chip} href={href} scroll={false} onClick={onClick}>
      <span className="visually-hidden">{removeLabel}</span>
      <span className={styles.label}>{children}</span>
      <Icon icon={X} size={1} />
    </Link>
  )
}
