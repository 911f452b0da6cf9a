'use client'

import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Colleague,
  completeMention,
  findTypedMention,
  suggestColleagues,
} from '@/src/plugins/opinions/rules/colleagueMention'

type MentionSuggestionOptions = {
  colleagues: readonly Colleague[]
  field: RefObject<HTMLTextAreaElement | null>
  write: (text: string) => void
}
type TypedMention = NonNullable<ReturnType<typeof findTypedMention>>

/** Suggests colleagues while a name is typed after « @ ». The focus stays in the text area. */
export function useMentionSuggestions({ colleagues, field, write }: MentionSuggestionOptions) {
  const [sought, setSought] = useState<TypedMention | null>(null)
  const [place, setPlace] = useState(0)
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  const isDismissed = sought !== null && sought.at === dismissedAt
  const offered = sought && !isDismissed ? suggestColleagues(sought.typed, colleagues) : []
  const active = offered[Math.min(place, offered.length - 1)]

  const follow = () => {
    const { current } = field
    const isCaret = current && current.selectionStart === current.selectionEnd
    const now = isCaret ? findTypedMention(current.value, current.selectionStart) : null
    if (now?.typed !== sought?.typed) setPlace(0)
    if (now?.at !== dismissedAt) setDismissedAt(null)
    setSought(now)
  }
  const replace = (text: string, caret: number) => {
    flushSync(() => write(text))
    field.current?.focus()
    field.current?.setSelectionRange(caret, caret)
    follow()
  }
  const choose = (colleague: Colleague) => {
    if (!sought || !field.current) return
    const { caret, text } = completeMention(field.current.value, sought, colleague)
    replace(text, caret)
    setSought(null)
  }
  /** Inserts « @ » at the caret: many phone keyboards have no « @ » on their first screen. */
  const begin = () => {
    if (!field.current) return
    const { selectionEnd, value } = field.current
    const before = value.slice(0, selectionEnd)
    const sign = before === '' || /\s$/.test(before) ? '@' : ' @'
    replace(before + sign + value.slice(selectionEnd), selectionEnd + sign.length)
  }
  const move = (by: number) =>
    setPlace((offered.indexOf(active ?? EMPTY_COLLEAGUE) + by + offered.length) % offered.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!active || event.nativeEvent.isComposing) return
    const act = new Map([
      ['ArrowDown', () => move(1)],
      ['ArrowUp', () => move(-1)],
      ['Enter', () => choose(active)],
      ['Tab', () => choose(active)],
      ['Escape', () => setDismissedAt(sought?.at ?? null)],
    ]).get(event.key)
    if (!act || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return { active, begin, choose, follow, leave: () => setSought(null), offered, onKeyDown }
}

const EMPTY_COLLEAGUE: Colleague = { id: 0, name: '' }
