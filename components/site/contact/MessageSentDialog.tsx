'use client'

import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import { contactWords } from '@/src/content/fr/contactPage'

const SHOWN_FOR_MS = 3000

type Props = { onDone: () => void }

/** Says for three seconds that the message has arrived. */
export function MessageSentDialog({ onDone }: Props) {
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    const timer = setTimeout(() => finish(), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Dialog onClose={onDone} open title={contactWords.sentTitle}>
      <p role="status">{contactWords.sentText}</p>
    </Dialog>
  )
}
