'use client'

import { type KeyboardEvent, useRef, useState } from 'react'

const UP_AND_DOWN = ['ArrowUp', 'ArrowDown']
const CHANGING_KEYS = [
  ...UP_AND_DOWN,
  ...['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
]

/**
 * Keys lead through what a closed list offers one by one: what is passed over is not chosen. The last one is,
 * once it is confirmed with Enter or left; Escape goes back. Whoever points at one has chosen it.
 */
export function useConfirmedChoice<Value>(value: Value, choose: (chosen: Value) => void) {
  const [held, hold] = useState<{ chosen: Value }>()
  const isWalking = useRef(false)

  const settle = (chosen: Value) => {
    hold(undefined)
    if (chosen !== value) choose(chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isWalking.current = leadsOn(event)
    if (event.key === 'Escape') hold(undefined)
    if (event.key !== 'Enter' || !held) return
    // The browser would open the list over what was just chosen.
    event.preventDefault()
    settle(held.chosen)
  }
  return {
    shown: held ? held.chosen : value,
    take: (chosen: Value) => (isWalking.current ? hold({ chosen }) : settle(chosen)),
    handlers: {
      onBlur: () => held && settle(held.chosen),
      onKeyDown,
      onPointerDown: () => {
        isWalking.current = false
      },
    },
  }
}

function leadsOn({ altKey, key }: KeyboardEvent): boolean {
  // With these the list is opened instead.
  if (altKey || (UP_AND_DOWN.includes(key) && isMac())) return false
  const isLetter = key.length === 1 && key !== ' '
  return isLetter || CHANGING_KEYS.includes(key)
}

const isMac = () => navigator.userAgent.includes('Macintosh')
