'use client'

import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formPreviewWords as words } from '@/src/plugins/live-preview/words/preview'
import styles from './LivePreviewBesideForm.module.css'
import { useElementContentSize } from './useElementContentSize'
import { isPreviewOverForm, usePreviewFrame } from './usePreviewFrame'

const DEVICE_WIDTHS_PX = { phone: 390, desktop: 1440 } as const
type PreviewDevice = keyof typeof DEVICE_WIDTHS_PX
const PREVIEW_DEVICES = ['phone', 'desktop'] as const satisfies PreviewDevice[]

/** Live preview of the page, beside its form; on a small screen it covers the form. */
export function LivePreviewBesideForm() {
  const { isLivePreviewing, shouldRenderIframe, url } = useLivePreviewContext()
  const { attempt, frame, isMissing, loaded, retry, state } = usePreviewFrame(url)
  const { closing, close } = useClosePreviewOnSmallScreen()
  const { room, width, height } = useElementContentSize()
  const [chosen, choose] = useState<PreviewDevice>()
  const device = chosen ?? (width < DEVICE_WIDTHS_PX.desktop / 2 ? 'phone' : 'desktop')
  const scale = Math.min(1, width / DEVICE_WIDTHS_PX[device])
  return (
    <section aria-label={words.region} className={styles.beside} hidden={!isLivePreviewing}>
      <div className={styles.tools}>
        <fieldset aria-label={words.widths} className={styles.widths}>
          {PREVIEW_DEVICES.map((one) => (
            <button
              aria-pressed={one === device}
              key={one}
              onClick={() => choose(one)}
              title={words.pixels(DEVICE_WIDTHS_PX[one])}
              type="button"
            >
              {words[one]}
            </button>
          ))}
        </fieldset>
        <p className={styles.state} role="status">
          {isMissing ? words.missing : words.states[state] || words.hint}
        </p>
        {isMissing && (
          <button className={styles.close} onClick={retry} type="button">
            {words.retry}
          </button>
        )}
        <button className={styles.close} onClick={close} ref={closing} type="button">
          {words.close}
        </button>
      </div>
      <div className={styles.room} ref={room}>
        {shouldRenderIframe && url && width > 0 ? (
          <iframe
            className={styles.page}
            key={attempt}
            onLoad={loaded}
            ref={frame}
            src={url}
            style={{
              width: DEVICE_WIDTHS_PX[device],
              height: height / scale,
              transform: `scale(${scale})`,
              marginInlineStart: Math.max(0, (width - DEVICE_WIDTHS_PX[device] * scale) / 2),
            }}
            title={words.region}
          />
        ) : null}
      </div>
    </section>
  )
}

/**
 * On a small screen, where the preview covers the form: a preview that was left open is closed when the
 * document is opened, a preview that the user opens gets the focus, and closing returns the focus to its button.
 */
function useClosePreviewOnSmallScreen() {
  const { isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext()
  const closing = useRef<HTMLButtonElement>(null)
  const isFirst = useRef(true)
  const close = () => {
    setIsLivePreviewing(false)
    document.getElementById('live-preview-toggler')?.focus()
  }
  const open = useEffectEvent(() => {
    if (isPreviewOverForm() && isFirst.current && isLivePreviewing) setIsLivePreviewing(false)
    else if (isPreviewOverForm() && isLivePreviewing) closing.current?.focus()
    isFirst.current = false
  })
  useEffect(() => {
    if (isLivePreviewing !== undefined) open()
  }, [isLivePreviewing])
  return { closing, close }
}
