import { Container } from '@/components/ui/Container'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import styles from './AlertPage.module.css'

type Props = { title: string; children: ChildrenWithoutText }

/** The frame of a page about a job alert. */
export function AlertPage({ title, children }: Props) {
  return (
    <Container className={styles.page} width="text">
      <h1>{title}</h1>
      {children}
    </Container>
  )
}
