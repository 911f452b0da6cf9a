'use client'

import { type KeyboardEvent, useRef, useState } from 'react'

const VERTICAL_ARROW_KEYS = ['ArrowUp', 'ArrowDown']
const OPTION_CHANGING_KEYS = [
  ...VERTICAL_ARROW_KEYS,
  ...['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
]

/**
 * In a closed `<select>` each arrow key changes the option. An option reached by key is chosen only on Enter or
 * when the select loses the focus; Escape restores the former option. A click on an option chooses it at once.
 */
export function useConfirmedChoice<Value>(value: Value, choose: (chosen: Value) => void) {
  const [pending, setPending] = useState<{ chosen: Value }>()
  const isUsingKeys = useRef(false)

  const confirm = (chosen: Value) => {
    setPending(undefined)
    if (chosen !== value) choose(chosen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    isUsingKeys.current = isOptionChangingKey(event)
    if (event.key === 'Escape') setPending(undefined)
    if (event.key !== 'Enter' || !pending) return
    // Enter would also open the list of options.
    event.preventDefault()
    confirm(pending.chosen)
  }
  return {
    shown: pending ? pending.chosen : value,
    take: (chosen: Value) => (isUsingKeys.current ? setPending({ chosen }) : confirm(chosen)),
    handlers: {
      onBlur: () => pending && confirm(pending.chosen),
      onKeyDown,
      onPointerDown: () => {
        isUsingKeys.current = false
      },
    },
  }
}

function isOptionChangingKey({ altKey, key }: KeyboardEvent): boolean {
  // These keys open the list of options.
  if (altKey || (VERTICAL_ARROW_KEYS.includes(key) && isMac())) return false
  const isLetter = key.length === 1 && key !== ' '
  return isLetter || OPTION_CHANGING_KEYS.includes(key)
}

const isMac = () => navigator.userAgent.includes('Macintosh')
