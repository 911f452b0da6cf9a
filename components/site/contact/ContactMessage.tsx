import type { ReactNode } from 'react'
import { Container } from '@/components/ui/Container'
import styles from './ContactMessage.module.css'

type Props = { title: string; children: ReactNode }

/** A page about a message that was sent or came back. */
export function ContactMessage({ title, children }: Props) {
  return (
    <Container className={styles.message} width="text">
      <h1>{title}</h1>
      {children}
    </Container>
  )
}
