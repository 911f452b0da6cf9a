'use client'

import { type KeyboardEvent, useRef, useState } from 'react'

const CHANGING_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']

/**
 * Keys lead through what a closed list offers one by one: what is passed over is not chosen. The last one is,
 * once it is confirmed with Enter or left; Escape goes back. Whoever points at one has chosen it.
 */
export function useConfirmedChoice<Value>(value: Value, choose: (chosen: Value) => void) {
  const [held, hold] = useState<{ chosen: Value }>()
  const isWalking = useRef(false)

  const confirm = () => {
    if (!held) return
    hold(undefined)
    if (held.chosen !== value) choose(held.chosen)
  }
  return {
    shown: held ? held.chosen : value,
    take: (chosen: Value) => (isWalking.current ? hold({ chosen }) : choose(chosen)),
    handlers: {
      onBlur: confirm,
      onKeyDown: ({ altKey, key }: KeyboardEvent) => {
        if (key === 'Enter') confirm()
        if (key === 'Escape') hold(undefined)
        const isLetter = key.length === 1 && key !== ' '
        isWalking.current = !altKey && (isLetter || CHANGING_KEYS.includes(key))
      },
      onPointerDown: () => {
        isWalking.current = false
      },
    },
  }
}
