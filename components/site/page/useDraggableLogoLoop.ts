'use client'

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react'
import { loopTimeAfterDrag } from './logoLoop'

const MAX_CLICK_MOVEMENT_PX = 5
const ARROW_STEP_PX = 220

/** Lets the visitor drag a track by pointer or arrow keys, whether it is animated or scrollable. */
export function useDraggableLogoLoop(track: RefObject<HTMLElement | null>) {
  const drag = useRef({ x: 0, start: 0, isHeld: false, hasMoved: false })

  function onPointerDown({ clientX, button }: PointerEvent) {
    drag.current = { x: clientX, start: clientX, isHeld: button === 0, hasMoved: false }
  }

  function onPointerMove({ clientX, pointerId, currentTarget }: PointerEvent) {
    const { isHeld, x, start } = drag.current
    if (!isHeld) return
    // Pointer capture starts only now: a plain click must reach the link below.
    if (Math.abs(clientX - start) > MAX_CLICK_MOVEMENT_PX && !drag.current.hasMoved) {
      currentTarget.setPointerCapture(pointerId)
      drag.current.hasMoved = true
    }
    if (track.current) moveLogoLoop(track.current, clientX - x)
    drag.current.x = clientX
  }

  function letGo() {
    drag.current.isHeld = false
  }

  function onClickCapture(event: MouseEvent) {
    if (drag.current.hasMoved) event.preventDefault()
  }

  function onKeyDown({ key }: KeyboardEvent) {
    const direction = { ArrowLeft: 1, ArrowRight: -1 }[key]
    if (direction && track.current?.getAnimations()[0]) {
      moveLogoLoop(track.current, direction * ARROW_STEP_PX)
    }
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture,
    onKeyDown,
  }
}

function moveLogoLoop(track: HTMLElement, distance: number) {
  const [loop] = track.getAnimations()
  if (!loop) {
    track.parentElement?.scrollBy({ left: -distance, behavior: 'instant' })
    return
  }
  const elapsed = Number(loop.currentTime ?? 0)
  loop.currentTime = loopTimeAfterDrag({ elapsed, distance, width: track.scrollWidth / 2 })
}
