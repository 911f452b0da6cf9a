'use client'

import { useEffect, useState } from 'react'

/**
 * Draft of a text, stored in `sessionStorage` under this name: the text survives a change of page until the tab is
 * closed. The server does not store drafts.
 */
export function useTextDraft(name: string) {
  const [text, setText] = useState('')
  useEffect(() => setText(sessionStorage.getItem(name) ?? ''), [name])
  const write = (typed: string) => {
    setText(typed)
    sessionStorage.setItem(name, typed)
  }
  return { text, write, written: () => sessionStorage.getItem(name) ?? '' }
}
