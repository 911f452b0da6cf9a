'use client'

import { ArrowLeft, ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { Icon } from '@/components/ui/Icon'
import { fillTemplate } from '@/src/content/fillTemplate'
import type { PublicSiteWords } from '@/src/content/siteWords'
import { useIsHydrated } from '../useIsHydrated'
import styles from './Carousel.module.css'
import {
  countDots,
  dotToStartIndex,
  nextStartIndex,
  previousStartIndex,
  startIndexToDot,
  visibleCardRange,
} from './carouselPosition'
import { useCarouselTrack } from './useCarouselTrack'

type Props = {
  words: PublicSiteWords['testimonialWords']
  label: string
  /** The number of list items among the children. */
  cards: number
  /** The heading beside the buttons. */
  head: ChildrenWithoutText
  children: ReactNode
}

/** A scrollable row of cards, usable by swipe, by keyboard, and without JavaScript. */
export function Carousel({ words, label, cards, head, children }: Props) {
  const { track, place, settle, go } = useCarouselTrack()
  const isHydrated = useIsHydrated()
  const dots = countDots(cards)
  const currentDot = startIndexToDot(place, dots)
  const shown = visibleCardRange(place, cards)

  return (
    <>
      <div className={styles.head}>
        {head}
        <div className={styles.buttons} hidden={cards < 2} data-ready={isHydrated}>
          <button type="button" onClick={() => go(previousStartIndex)}>
            <span className="visually-hidden">{words.previous}</span>
            <Icon icon={ArrowLeft} />
          </button>
          <button type="button" onClick={() => go(nextStartIndex)}>
            <span className="visually-hidden">{words.next}</span>
            <Icon icon={ArrowRight} />
          </button>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {shown && fillTemplate(shown.first < shown.last ? words.shownTogether : words.shown, shown)}
      </p>
      <ul
        ref={track}
        aria-label={label}
        className={`plain-list ${styles.track}`}
        onScroll={settle}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus in it, the arrow keys scroll it.
        tabIndex={0}
      >
        {children}
      </ul>
      <fieldset className={styles.dots} data-ready={isHydrated}>
        <legend className="visually-hidden">{words.groups}</legend>
        {Array.from({ length: dots }, (_, dot) => dot).map((dot) => (
          <button
            key={dot}
            type="button"
            aria-current={dot === currentDot ? 'true' : undefined}
            onClick={() => go((current) => dotToStartIndex(dot, dots, current))}
          >
            <span className="visually-hidden">
              {fillTemplate(words.group, { group: dot + 1, groups: dots })}
            </span>
          </button>
        ))}
      </fieldset>
    </>
  )
}
