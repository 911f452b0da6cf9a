import { useAllFormFields, useLivePreviewContext } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type PreviewRenderingResult,
  parsePreviewMessage,
} from '@/src/plugins/live-preview/rules/previewMessage'
import { useFieldReveal } from './useFieldReveal'

// Whether the preview covers the form, as on a small screen.
export const isPreviewOverForm = () => matchMedia('(max-width: 1024px)').matches

/** Maximum milliseconds from the load of the frame to the "ready" message of its scripts. */
const READY_TIMEOUT_MS = 5_000

/** Sends the form values to the page in the frame, and focuses the field that the user clicks in the page. */
export function usePreviewFrame(url: unknown) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const [fields] = useAllFormFields()
  // The "ready" messages are counted, because each newly loaded page needs the form values again.
  const [arrivals, setArrivals] = useState(0)
  const [state, setState] = useState<PreviewRenderingResult>('rendered')
  const reveal = useFieldReveal()
  const { ready, ...loading } = usePreviewFrameLoading(url)

  const receive = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    const message = parsePreviewMessage(data)
    if (message?.preview === 'ready') {
      ready()
      setArrivals((before) => before + 1)
    }
    if (message?.preview === 'state') setState(message.state)
    if (message?.preview !== 'place') return
    setState('rendered')
    if (isPreviewOverForm()) setIsLivePreviewing(false)
    void reveal(message.path)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (arrivals === 0 || !isLivePreviewing) return
    // JSON removes values that postMessage cannot clone, such as functions; a save sends JSON too.
    const typed = JSON.parse(JSON.stringify(reduceFieldsToValues(fields, true)))
    frame.current?.contentWindow?.postMessage({ preview: 'typed', typed }, location.origin)
  }, [fields, arrivals, isLivePreviewing])

  return { ...loading, frame, state }
}

/** Whether the frame has loaded another document than the page, such as an error page; `retry` loads it again. */
function usePreviewFrameLoading(url: unknown) {
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const isReady = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt or a new URL reloads the frame.
  useEffect(() => {
    isReady.current = false
    setMissing(false)
    return () => clearTimeout(timer.current)
  }, [attempt, url])

  return {
    attempt,
    isMissing,
    loaded: () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setMissing(!isReady.current), READY_TIMEOUT_MS)
    },
    ready: () => {
      isReady.current = true
      setMissing(false)
    },
    retry: () => setAttempt((before) => before + 1),
  }
}
