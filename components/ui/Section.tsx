import type { ReactNode } from 'react'
import { Container } from './Container'
import { classNames } from './classNames'
import styles from './Layout.module.css'

type Props = {
  /** The anchor of the section. */
  id?: string
  /** The id of the heading, which makes the section a landmark. */
  labelledBy?: string
  tone?: 'paper' | 'deep' | 'surface' | 'navy'
  /** Whether a line is above the section, as wide as the content. */
  ruled?: boolean
  className?: string
  children: ReactNode
}

/** A section of the page with its own vertical spacing. */
export function Section({ id, labelledBy, tone = 'paper', ruled, className, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames(styles.section, styles[tone])}
      data-late
    >
      <Container className={classNames(ruled && styles.ruled, className)}>{children}</Container>
    </section>
  )
}
