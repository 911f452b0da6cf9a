import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { readPreviewMessage } from '@/src/domain/preview/previewMessage'
import { tellForm } from './tellForm'

type Typed = Record<string, unknown>

// Once in so long a page follows somebody who types on; a drawing takes less.
const PACE_MS = 250

/** What is drawn of what the form around this frame holds, one drawing at a time, the latest last. */
export function useTypedPage<Drawn extends object>(
  first: Drawn,
  draw: (typed: Typed) => Promise<Drawn | 'refused' | 'unknown'>,
): Drawn {
  const [drawn, setDrawn] = useState(first)
  const drawNext = useEffectEvent(async (typed: Typed) => {
    const answer = await draw(typed).catch(() => 'failed' as const)
    if (typeof answer === 'object') startTransition(() => setDrawn(answer))
    tellForm({ preview: 'state', state: typeof answer === 'object' ? 'drawn' : answer })
  })

  useEffect(() => {
    let waiting: Typed | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = async () => {
      const typed = waiting
      waiting = null
      if (typed) await drawNext(typed)
      timer = waiting ? setTimeout(follow, PACE_MS) : undefined
    }
    const receive = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== parent) return
      const message = readPreviewMessage(data)
      if (message?.preview !== 'typed') return
      waiting = message.typed
      timer ??= setTimeout(follow, PACE_MS)
    }
    window.addEventListener('message', receive)
    tellForm({ preview: 'ready' })
    return () => {
      window.removeEventListener('message', receive)
      clearTimeout(timer)
    }
  }, [])
  return drawn
}
