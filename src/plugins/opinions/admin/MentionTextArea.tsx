'use client'

import { type RefObject, useEffect, useId, useRef } from 'react'
import longText from '@/components/admin/document/LongText.module.css'
import { mentionWords as words } from '@/src/plugins/opinions/words/admin/mentions'
import styles from './MentionTextArea.module.css'
import type { useMentionSuggestions } from './useMentionSuggestions'

type Props = {
  'aria-describedby'?: string
  field: RefObject<HTMLTextAreaElement | null>
  id: string
  maxLength: number
  mentions: ReturnType<typeof useMentionSuggestions>
  placeholder: string
  text: string
  write: (text: string) => void
}

/**
 * Text area with a list of colleagues to mention. The arrow keys move in the list; the focus stays in the
 * text area.
 */
export function MentionTextArea({ field, mentions, text, write, ...textarea }: Props) {
  const { active, choose, follow, leave, offered, onKeyDown } = mentions
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const isOpen = offered.length > 0
  const optionId = (id: number) => `${listId}-${id}`
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <div className={styles.field}>
      <textarea
        {...textarea}
        aria-activedescendant={active && optionId(active.id)}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        className={longText.field}
        onBlur={leave}
        onChange={({ target }) => {
          write(target.value)
          follow()
        }}
        onKeyDown={onKeyDown}
        onSelect={follow}
        ref={field}
        rows={3}
        value={text}
      />
      <span className="sr-only" role="status">
        {words.offered(offered.length)}
      </span>
      {isOpen && (
        <div aria-label={words.list} className={styles.list} id={listId} ref={list} role="listbox">
          {offered.map((colleague) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text area has the focus and handles the keys.
            <div
              aria-selected={colleague === active}
              className={styles.option}
              id={optionId(colleague.id)}
              key={colleague.id}
              onClick={() => choose(colleague)}
              onMouseDown={(event) => event.preventDefault()}
              role="option"
              tabIndex={-1}
            >
              {colleague.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
