'use client'

import { ConfirmationModal, toast, useAuth, useModal, useRouteCache } from '@payloadcms/ui'
import { Trash2 } from 'lucide'
import { noteWords as words } from '@/src/content/admin/applicationNotes'
import { actionLabels } from '@/src/content/admin/rowActions'
import { IconButton } from '../list/IconButton'
import styles from './Notes.module.css'

export type ShownNote = {
  id: number
  text: string
  author: number | null
  authorName: string
  writtenAt: string
}

export function NoteItem({ note }: { note: ShownNote }) {
  const { permissions, user } = useAuth()
  const { clearRouteCache } = useRouteCache()
  const { openModal } = useModal()
  const modalSlug = `delete-note-${note.id}`
  const isOwn = note.author !== null && String(note.author) === String(user?.id)
  const mayDeleteAll = permissions?.collections?.['job-applications']?.delete === true

  const confirm = async () => {
    if (!(await deleteNote(note.id))) {
      toast.error(words.deleteFailed)
      return
    }
    toast.success(words.deleted)
    clearRouteCache()
  }

  return (
    <li className={styles.note}>
      <p>{note.text}</p>
      <footer>
        <span>
          {note.authorName} · {note.writtenAt}
        </span>
        {(isOwn || mayDeleteAll) && (
          <IconButton
            icon={Trash2}
            label={words.delete(note.authorName)}
            onClick={() => openModal(modalSlug)}
            tone="danger"
          />
        )}
      </footer>
      <ConfirmationModal
        body={words.confirmDelete}
        cancelLabel={actionLabels.cancel}
        confirmingLabel={actionLabels.deleting}
        confirmLabel={actionLabels.delete}
        heading={words.deleteHeading}
        modalSlug={modalSlug}
        onConfirm={confirm}
      />
    </li>
  )
}

async function deleteNote(id: number): Promise<boolean> {
  const request = { method: 'DELETE', credentials: 'include' } as const
  const answer = await fetch(`/api/application-notes/${id}`, request).catch(() => null)
  return answer?.ok === true
}
