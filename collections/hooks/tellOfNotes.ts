import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { ApplicationNote } from '@/payload-types'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'

export const tellOfNote: CollectionAfterChangeHook<ApplicationNote> = async ({ doc, req }) =>
  recordApplicationEvent(req, { application: applicationOf(doc), kind: 'note-added' })

export const tellOfDeletedNote: CollectionAfterDeleteHook<ApplicationNote> = async ({ doc, req }) =>
  recordApplicationEvent(req, { application: applicationOf(doc), kind: 'note-deleted' })

const applicationOf = ({ application }: ApplicationNote) =>
  typeof application === 'object' ? application.id : application
