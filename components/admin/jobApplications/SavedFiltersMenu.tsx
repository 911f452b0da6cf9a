'use client'

import { Button, toast } from '@payloadcms/ui'
import { X } from 'lucide'
import { type FormEvent, useState } from 'react'
import { savedFilterWords as words } from '@/src/content/admin/listFilters'
import type { SavedFilters } from '@/src/queries/findSavedFilters'
import styles from '../list/FilterBar.module.css'
import { IconButton } from '../list/IconButton'
import { useListFilters } from '../list/useListFilters'
import { useSavedFilters } from './useSavedFilters'

type Props = { saved: SavedFilters[] }

/** Filters that a person comes back to: chosen by name, saved as they are in force, forgotten. */
export function SavedFiltersMenu({ saved }: Props) {
  const { clear, isInForce, isNarrowed, recall, where } = useListFilters('job-applications')
  const { remove, save } = useSavedFilters()
  const [isNaming, setNaming] = useState(false)
  const current = isNarrowed ? saved.find((filters) => isInForce(filters.where)) : undefined

  const choose = (id: string) => {
    const chosen = saved.find((filters) => String(filters.id) === id)
    if (chosen) recall(chosen.where)
    else clear()
  }
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title')).trim()
    if (title === '') return
    if (!(await save(title, where))) {
      toast.error(words.failed)
      return
    }
    setNaming(false)
    toast.success(words.saved)
  }
  const forget = async ({ id }: SavedFilters) => {
    if (await remove(id)) toast.success(words.removed)
    else toast.error(words.removalFailed)
  }

  return (
    <div className={styles.saved}>
      {saved.length > 0 && (
        <label>
          <span>{words.label}</span>
          <select onChange={({ target }) => choose(target.value)} value={current?.id ?? ''}>
            <option value="">{words.none}</option>
            {saved.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {current && (
        <IconButton
          icon={X}
          label={words.remove(current.title)}
          onClick={() => void forget(current)}
        />
      )}
      {isNarrowed && !current && !isNaming && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setNaming(true)} size="small">
          {words.save}
        </Button>
      )}
      {isNaming && (
        <form className={styles.naming} onSubmit={(event) => void keep(event)}>
          <label>
            <span>{words.name}</span>
            <input
              maxLength={80}
              name="title"
              placeholder={words.namePlaceholder}
              ref={focus}
              required
            />
          </label>
          <Button margin={false} size="small" type="submit">
            {words.confirm}
          </Button>
          <Button
            buttonStyle="transparent"
            margin={false}
            onClick={() => setNaming(false)}
            size="small"
            type="button"
          >
            {words.cancel}
          </Button>
        </form>
      )}
    </div>
  )
}

const focus = (input: HTMLInputElement | null) => input?.focus()
