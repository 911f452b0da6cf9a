'use client'

import { useEffect, useState } from 'react'

/**
 * A text that is being written. The server knows no drafts: whoever went on to another page finds here
 * what they had typed, until the tab is closed.
 */
export function useKeptText(name: string) {
  const [text, setText] = useState('')
  useEffect(() => setText(sessionStorage.getItem(name) ?? ''), [name])
  const write = (typed: string) => {
    setText(typed)
    sessionStorage.setItem(name, typed)
  }
  return { text, write, written: () => sessionStorage.getItem(name) ?? '' }
}
