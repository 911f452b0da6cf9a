'use client'

import { toast, useAuth } from '@payloadcms/ui'
import { Trash2 } from 'lucide'
import { useState } from 'react'
import { noteWords as words } from '@/src/content/admin/applicationNotes'
import { actionLabels } from '@/src/content/admin/rowActions'
import type { NotePart } from '@/src/domain/submissions/colleagueMention'
import { ConfirmDialog } from '../dialog/ConfirmDialog'
import { usePageRefresh } from '../frame/PageRefresh'
import { IconButton } from '../list/IconButton'
import styles from './Notes.module.css'

export type ShownNote = {
  id: number
  parts: readonly NotePart[]
  author: number | null
  authorName: string
  writtenAt: string
}

export function NoteItem({ note }: { note: ShownNote }) {
  const { permissions, user } = useAuth()
  const refreshPage = usePageRefresh()
  const [isAsking, setAsking] = useState(false)
  const isOwn = note.author !== null && String(note.author) === String(user?.id)
  const mayDeleteAll = permissions?.collections?.['job-applications']?.delete === true

  const confirm = async () => {
    if (!(await deleteNote(note.id))) {
      toast.error(words.deleteFailed)
      return
    }
    toast.success(words.deleted)
    refreshPage()
  }

  return (
    <li className={styles.note}>
      <p>
        {note.parts.map(({ colleague, text }, place) =>
          colleague ? (
            <span className={styles.mention} key={String(place)}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </p>
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
          doing={actionLabels.deleting}
          isFinal
          label={actionLabels.delete}
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

async function deleteNote(id: number): Promise<boolean> {
  const request = { method: 'DELETE', credentials: 'include' } as const
  const answer = await fetch(`/api/application-notes/${id}`, request).catch(() => null)
  return answer?.ok === true
}
