import type { ReactNode } from 'react'
import { Container } from '@/components/ui/Container'
import { ContourLines } from './ContourLines'
import styles from './SingleMessagePage.module.css'

type Props = { drawing: number; children: ReactNode }

/** A page with a single message. */
export function SingleMessagePage({ drawing, children }: Props) {
  return (
    <div className={styles.page}>
      <ContourLines seed={drawing} className={styles.drawing} />
      <Container className={styles.content}>{children}</Container>
    </div>
  )
}
