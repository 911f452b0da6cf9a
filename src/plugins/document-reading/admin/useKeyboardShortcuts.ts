'use client'

import { useLayoutEffect } from 'react'

type ActionsByKey = Record<string, (() => void) | null>

/**
 * Keyboard shortcuts of the page. They are ignored in text fields, menus and dialogs, and while a key repeats.
 * @param actions by `event.key`; digits by `event.code` such as `Digit1`, so that they work on every keyboard layout
 */
export function useKeyboardShortcuts(actions: ActionsByKey) {
  // A layout effect makes the shortcuts work as soon as the page shows them.
  useLayoutEffect(() => {
    const runAction = (event: KeyboardEvent) => {
      const action = actions[event.code.replace('Numpad', 'Digit')] ?? actions[event.key]
      if (!action || event.repeat || hasModifier(event)) return
      if (event.defaultPrevented || isInputTarget(event.target)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', runAction)
    return () => document.removeEventListener('keydown', runAction)
  }, [actions])
}

// Shift is no modifier here: some keyboards need it for a digit or a question mark.
const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey, key }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || (shiftKey && key.startsWith('Arrow'))

const INPUT_SELECTOR =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"], dialog'

const isInputTarget = (target: EventTarget | null) =>
  target instanceof Element && target.closest(INPUT_SELECTOR) !== null
