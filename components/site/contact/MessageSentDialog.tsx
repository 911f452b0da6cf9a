'use client'

import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import { runOncePageVisible } from '@/components/ui/runOncePageVisible'
import type { PublicSiteWords } from '@/src/content/siteWords'

const DISPLAY_DURATION_MS = 3000

type Props = {
  words: Pick<PublicSiteWords['contactWords'], 'sentTitle' | 'sentText'>
  onDone: () => void
}

/** A confirmation that is visible for three seconds, counted from when the tab is visible. */
export function MessageSentDialog({ words, onDone }: Props) {
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const closing = new AbortController()
    runOncePageVisible(() => {
      timer = setTimeout(() => finish(), DISPLAY_DURATION_MS)
    }, closing.signal)
    return () => {
      clearTimeout(timer)
      closing.abort()
    }
  }, [])

  return (
    <Dialog onClose={onDone} open sentences={<p>{words.sentText}</p>} title={words.sentTitle} />
  )
}
