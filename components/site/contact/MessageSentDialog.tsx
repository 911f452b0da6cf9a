'use client'

import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import type { Words } from '@/src/content/words'

const SHOWN_FOR_MS = 3000

type Props = {
  words: Pick<Words['contactWords'], 'sentTitle' | 'sentText'>
  onDone: () => void
}

/** Says for three seconds that the message has arrived. */
export function MessageSentDialog({ words, onDone }: Props) {
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    const timer = setTimeout(() => finish(), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Dialog onClose={onDone} open sentences={<p>{words.sentText}</p>} title={words.sentTitle} />
  )
}
