'use client'

import { useEffect } from 'react'

type Actions = Record<string, (() => void) | null>

/**
 * What keys do on this page, unless somebody is typing or what has the focus uses them itself. A key that is
 * held down counts once.
 * @param actions by `key`; digits by `Digit1`, where they stand on the keyboard, whatever is printed on it
 */
export function useKeys(actions: Actions) {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const action = actions[event.code.replace('Numpad', 'Digit')] ?? actions[event.key]
      if (!action || event.repeat || hasModifier(event)) return
      if (event.defaultPrevented || isTaken(event.target)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [actions])
}

// Some keyboards need the shift key for a digit or a question mark.
const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || (shiftKey && key.startsWith('Arrow'))

const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"], dialog'

const isTaken = (target: EventTarget | null) =>
  target instanceof Element && target.closest(OWN_KEYS) !== null
