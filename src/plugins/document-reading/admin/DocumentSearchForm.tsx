'use client'

import { Search, X } from 'lucide'
import { type FormEvent, useId } from 'react'
import { IconButton } from '@/components/admin/list/IconButton'
import { useListFilters } from '@/components/admin/list/useListFilters'
import { Icon } from '@/components/ui/Icon'
import {
  DOCUMENT_WORDS_FIELD,
  MAX_SEARCH_CHARACTERS,
} from '@/src/plugins/document-reading/rules/documentSearch'
import { documentSearchWords as words } from '@/src/plugins/document-reading/words/admin/documentSearch'
import styles from './DocumentSearchForm.module.css'

type Props = {
  /** Progress of the text extraction; null when it is complete. */
  progress: { read: number; total: number } | null
}

/** Filters the list to the applications whose documents contain the typed words. */
export function DocumentSearchForm({ progress }: Props) {
  const { choose, filters } = useListFilters('job-applications')
  const activeWords = filters.chosen[DOCUMENT_WORDS_FIELD] ?? ''
  const hintId = useId()
  const inputId = useId()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('words')).trim()
    choose(DOCUMENT_WORDS_FIELD, typed === '' ? null : typed)
  }
  return (
    <div className={styles.search}>
      <form onSubmit={search}>
        <label htmlFor={inputId}>{words.label}</label>
        <input
          aria-describedby={hintId}
          autoComplete="off"
          defaultValue={activeWords}
          enterKeyHint="search"
          id={inputId}
          // A new key resets the input to the active filter after history navigation or removal of the filter.
          key={activeWords}
          maxLength={MAX_SEARCH_CHARACTERS}
          name="words"
          placeholder={words.placeholder}
          type="text"
        />
        {activeWords !== '' && (
          <IconButton
            icon={X}
            label={words.clear}
            onClick={() => choose(DOCUMENT_WORDS_FIELD, null)}
          />
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
