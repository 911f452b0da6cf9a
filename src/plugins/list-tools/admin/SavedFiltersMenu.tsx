'use client'

import { Button } from '@payloadcms/ui'
import { X } from 'lucide'
import { type FormEvent, useState } from 'react'
import styles from '@/components/admin/list/FilterBar.module.css'
import { IconButton } from '@/components/admin/list/IconButton'
import { useListFilters } from '@/components/admin/list/useListFilters'
import { discardBody, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import type { SavedFilterSet } from '@/src/plugins/list-tools/queries/findSavedFilters'
import { savedFilterWords as words } from '@/src/plugins/list-tools/words/admin/savedFilters'

/** Payload's query presets; access control limits them to the signed-in user. */
const PRESETS_ENDPOINT = '/api/payload-query-presets'

type Props = { saved: SavedFilterSet[] }

/** Menu of the user's saved filters, to apply, save and delete them by name. */
export function SavedFiltersMenu({ saved }: Props) {
  const { clear, isInForce, isNarrowed, recall, where } = useListFilters('job-applications')
  const { run } = useRequestAction()
  const [isNaming, setNaming] = useState(false)
  const current = isNarrowed ? saved.find((filters) => isInForce(filters.where)) : undefined

  const choose = (id: string) => {
    const chosen = saved.find((filters) => String(filters.id) === id)
    if (chosen) recall(chosen.where)
    else clear()
  }
  const saveFilters = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = String(new FormData(event.currentTarget).get('title')).trim()
    if (title === '') return
    const body = { title, where, relatedCollection: 'job-applications' }
    void run({
      send: () => request(PRESETS_ENDPOINT, { method: 'POST', body }, discardBody),
      done: words.saved,
      failed: words.failed,
      onDone: () => setNaming(false),
    })
  }
  const deleteFilters = ({ id }: SavedFilterSet) =>
    void run({
      send: () => request(`${PRESETS_ENDPOINT}/${id}`, { method: 'DELETE' }, discardBody),
      done: words.removed,
      failed: words.removalFailed,
    })

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
          onClick={() => deleteFilters(current)}
        />
      )}
      {isNarrowed && !current && !isNaming && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setNaming(true)} size="small">
          {words.save}
        </Button>
      )}
      {isNaming && (
        <form className={styles.naming} onSubmit={saveFilters}>
          <label>
            <span>{words.name}</span>
            <input
              maxLength={80}
              name="title"
              placeholder={words.namePlaceholder}
              ref={focusInput}
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

const focusInput = (input: HTMLInputElement | null) => input?.focus()
