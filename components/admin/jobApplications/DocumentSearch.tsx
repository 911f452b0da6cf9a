'use client'

import { Search, X } from 'lucide'
import { type FormEvent, useId } from 'react'
import { Icon } from '@/components/ui/Icon'
import { filterWords } from '@/src/content/admin/listFilters'
import { DOCUMENT_WORDS, LONGEST_WORDS } from '@/src/domain/documents/documentSearch'
import { IconButton } from '../list/IconButton'
import { useListFilters } from '../list/useListFilters'
import styles from './DocumentSearch.module.css'

const words = filterWords.documentWords

type Props = {
  /** How far the reading of documents is while it goes on. */
  progress: { read: number; total: number } | null
}

/** Narrows the list to those in whose documents these words stand. */
export function DocumentSearch({ progress }: Props) {
  const { choose, filters } = useListFilters('job-applications')
  const asked = filters.chosen[DOCUMENT_WORDS] ?? ''
  const hintId = useId()
  const inputId = useId()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('words')).trim()
    choose(DOCUMENT_WORDS, typed === '' ? null : typed)
  }
  return (
    <div className={styles.search}>
      <form onSubmit={search}>
        <label htmlFor={inputId}>{words.label}</label>
        <input
          aria-describedby={hintId}
          autoComplete="off"
          defaultValue={asked}
          enterKeyHint="search"
          id={inputId}
          // What is in force stands in the field, also after somebody went back or took it away.
          key={asked}
          maxLength={LONGEST_WORDS}
          name="words"
          placeholder={words.placeholder}
          type="text"
        />
        {asked !== '' && (
          <IconButton icon={X} label={words.clear} onClick={() => choose(DOCUMENT_WORDS, null)} />
        )}
        <button aria-label={words.search} className={styles.submit} type="submit">
          <Icon icon={Search} size={1} />
        </button>
      </form>
      <p className={styles.hint} id={hintId}>
        {words.hint}
      </p>
      {progress && <p role="status">{words.progress(progress.read, progress.total)}</p>}
    </div>
  )
}
