import type { ReactNode } from 'react'
import { classNames } from './classNames'
import styles from './Layout.module.css'

type Props = {
  /** `text` limits the line length for reading. */
  width?: 'page' | 'text'
  className?: string
  children: ReactNode
}

export function Container({ width = 'page', className, children }: Props) {
  return <div className={classNames(styles.container, styles[width], className)}>{children}</div>
}
