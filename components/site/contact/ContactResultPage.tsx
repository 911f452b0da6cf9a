import { Container } from '@/components/ui/Container'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import styles from './ContactResultPage.module.css'

type Props = { title: string; children: ChildrenWithoutText }

/** A page about a sent or refused message. */
export function ContactResultPage({ title, children }: Props) {
  return (
    <Container className={styles.message} width="text">
      <h1>{title}</h1>
      {children}
    </Container>
  )
}
