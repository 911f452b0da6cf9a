'use client'

import { useAuth } from '@payloadcms/ui'
import { Trash2 } from 'lucide'
import { type ReactElement, useState } from 'react'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import { IconButton } from '@/components/admin/list/IconButton'
import { discardBody, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { rowActionLabels } from '@/src/content/admin/rowActionTexts'
import { noteWords as words } from '@/src/plugins/opinions/words/admin/notes'
import styles from './NoteList.module.css'

export type ShownNote = {
  id: number
  text: string | ReactElement
  author: number | null
  authorName: string
  writtenAt: string
}

export function NoteItem({ note }: { note: ShownNote }) {
  const { permissions, user } = useAuth()
  const { run } = useRequestAction()
  const [isAsking, setAsking] = useState(false)
  const isOwn = note.author !== null && String(note.author) === String(user?.id)
  const mayDeleteAll = permissions?.collections?.['job-applications']?.delete === true

  const confirm = () =>
    run({
      send: () => request(`/api/application-notes/${note.id}`, { method: 'DELETE' }, discardBody),
      done: words.deleted,
      failed: words.deleteFailed,
    })

  return (
    <li className={styles.note}>
      <p>{note.text}</p>
      <footer>
        <span>{`${note.authorName} · ${note.writtenAt}`}</span>
        {(isOwn || mayDeleteAll) && (
          <IconButton
            icon={Trash2}
            label={words.delete(note.authorName)}
            onClick={() => setAsking(true)}
            tone="danger"
          />
        )}
      </footer>
      {isAsking && (
        <ConfirmDialog
          doing={rowActionLabels.deleting}
          isFinal
          label={rowActionLabels.delete}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          title={words.deleteHeading}
        >
          <p>{words.confirmDelete}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
