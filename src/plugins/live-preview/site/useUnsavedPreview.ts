import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { parsePreviewMessage } from '@/src/plugins/live-preview/rules/previewMessage'
import { sendMessageToForm } from './sendMessageToForm'

type FormValues = Record<string, unknown>

// Minimum time between two renderings while the user types.
const MIN_RENDER_INTERVAL_MS = 250

/**
 * Renders the unsaved values of the form around this frame, one request at a time; the latest
 * values win.
 */
export function useUnsavedPreview<Drawn extends object>(
  first: Drawn,
  draw: (typed: FormValues) => Promise<Drawn | 'refused' | 'unknown'>,
): Drawn {
  const [drawn, setDrawn] = useState(first)
  const drawNext = useEffectEvent(async (typed: FormValues) => {
    const answer = await draw(typed).catch((err: unknown) => {
      console.warn({ err, msg: 'The preview could not be rendered' })
      return 'failed' as const
    })
    if (typeof answer === 'object') startTransition(() => setDrawn(answer))
    sendMessageToForm({ preview: 'state', state: typeof answer === 'object' ? 'rendered' : answer })
  })

  useEffect(() => {
    let waiting: FormValues | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = async () => {
      const typed = waiting
      waiting = null
      if (typed) await drawNext(typed)
      timer = waiting ? setTimeout(follow, MIN_RENDER_INTERVAL_MS) : undefined
    }
    const receive = ({ data, origin, source }: MessageEvent) => {
      if (origin !== location.origin || source !== parent) return
      const message = parsePreviewMessage(data)
      if (message?.preview !== 'typed') return
      waiting = message.typed
      timer ??= setTimeout(follow, MIN_RENDER_INTERVAL_MS)
    }
    window.addEventListener('message', receive)
    sendMessageToForm({ preview: 'ready' })
    return () => {
      window.removeEventListener('message', receive)
      clearTimeout(timer)
    }
  }, [])
  return drawn
}
