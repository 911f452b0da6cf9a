'use client'

import { useRef, useState } from 'react'
import { useIsHydrated } from '@/components/site/useIsHydrated'
import { Container } from '@/components/ui/Container'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { classNames } from '@/components/ui/classNames'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { ClientLogoList, type LoopLogo } from './ClientLogoList'
import styles from './ClientLogoLoop.module.css'
import { LOGO_LOOP_DURATION_MS } from './logoLoop'
import { useDraggableLogoLoop } from './useDraggableLogoLoop'

export type LoopWords = Pick<PublicSiteWords['contentPageWords'], 'pauseLogos' | 'resumeLogos'> &
  Pick<PublicSiteWords['siteWords'], 'newTab'>

type Props = {
  words: LoopWords
  /** The id of the heading. */
  labelledBy: string
  logos: readonly LoopLogo[]
  /** The heading, beside the button that stops the animation. */
  children: ChildrenWithoutText
}

/**
 * Endlessly moving logos, which can be dragged and stopped. Without JavaScript or with reduced
 * motion they do not move and can be scrolled.
 */
export function ClientLogoLoop({ words, labelledBy, logos, children }: Props) {
  const hydrated = useIsHydrated()
  const [isPaused, setPaused] = useState(false)
  const track = useRef<HTMLDivElement>(null)
  const dragging = useDraggableLogoLoop(track)
  return (
    <>
      <Container className={styles.head}>
        {children}
        {hydrated ? (
          <button type="button" className={styles.pause} onClick={() => setPaused(!isPaused)}>
            <PlayPauseIcon isPaused={isPaused} />
            <span>{isPaused ? words.resumeLogos : words.pauseLogos}</span>
          </button>
        ) : null}
      </Container>
      <section
        className={classNames(styles.window, hydrated && styles.moving)}
        aria-labelledby={labelledBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard.
        tabIndex={0}
        {...dragging}
      >
        <div
          ref={track}
          className={styles.track}
          style={{
            animationDuration: `${LOGO_LOOP_DURATION_MS}ms`,
            animationPlayState: isPaused ? 'paused' : undefined,
          }}
        >
          <ClientLogoList logos={logos} newTab={words.newTab} />
          {hydrated ? (
            <div className={styles.copy}>
              <ClientLogoList logos={logos} newTab={words.newTab} isCopy />
            </div>
          ) : null}
        </div>
      </section>
    </>
  )
}

function PlayPauseIcon({ isPaused }: { isPaused: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16" fill="currentColor">
      <path d={isPaused ? 'M4 2l10 6-10 6z' : 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z'} />
    </svg>
  )
}
