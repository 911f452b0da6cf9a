import { useAllFormFields, useLivePreviewContext } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type PreviewState, readPreviewMessage } from '@/src/domain/preview/previewMessage'
import { useFieldReveal } from '../frame/useFieldReveal'

// On a smaller screen the page lies over its form.
export const isOverForm = () => matchMedia('(max-width: 1024px)').matches

/** How long a page that has loaded may take until its scripts report it ready. */
const PATIENCE_MS = 5_000

/** Sends what the form holds to the page in the frame, and goes to the field that somebody clicks there. */
export function usePreviewFrame(url: unknown) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const [fields] = useAllFormFields()
  // A page that has come anew knows nothing yet.
  const [arrivals, setArrivals] = useState(0)
  const [state, setState] = useState<PreviewState>('drawn')
  const reveal = useFieldReveal()
  const { ready, ...loading } = useLoadedFrame(url)

  const receive = useEffectEvent(({ data, origin, source }: MessageEvent) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    const message = readPreviewMessage(data)
    if (message?.preview === 'ready') {
      ready()
      setArrivals((before) => before + 1)
    }
    if (message?.preview === 'state') setState(message.state)
    if (message?.preview !== 'place') return
    setState('drawn')
    if (isOverForm()) setIsLivePreviewing(false)
    void reveal(message.path)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    if (arrivals === 0 || !isLivePreviewing) return
    // Through JSON, as everything that is saved: a form may hold what cannot be sent to another window.
    const typed = JSON.parse(JSON.stringify(reduceFieldsToValues(fields, true)))
    frame.current?.contentWindow?.postMessage({ preview: 'typed', typed }, location.origin)
  }, [fields, arrivals, isLivePreviewing])

  return { ...loading, frame, state }
}

/** Whether the frame has loaded something else than the page, as an error page, and another attempt. */
function useLoadedFrame(url: unknown) {
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const isReady = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them loads the frame anew.
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
      timer.current = setTimeout(() => setMissing(!isReady.current), PATIENCE_MS)
    },
    ready: () => {
      isReady.current = true
      setMissing(false)
    },
    retry: () => setAttempt((before) => before + 1),
  }
}
