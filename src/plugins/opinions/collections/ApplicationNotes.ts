import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  FieldAccess,
} from 'payload'
import type { ApplicationNote } from '@/payload-types'
import { nobody, staffOnly } from '@/src/access/roles'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { cleanText } from '@/src/domain/text/normalizeText'
import { canDeleteOwnNoteOrIsAdmin } from '@/src/plugins/opinions/access/canDeleteOwnNoteOrIsAdmin'
import { MAX_NOTE_CHARACTERS } from '@/src/plugins/opinions/rules/applicationNote'
import { applicationNotesText } from '@/src/plugins/opinions/words/admin/notes'
import { createOpinionRequestsForMentions } from './createOpinionRequestsForMentions'
import { mentionsField } from './mentionsField'

const applicationNoteTexts = applicationNotesText
const readOnlyAccess: { create: FieldAccess; update: FieldAccess } = {
  create: nobody,
  update: nobody,
}

const recordAddedNote: CollectionAfterChangeHook<ApplicationNote> = async ({ doc, req }) =>
  recordApplicationEvent(req, { application: applicationIdOfNote(doc), kind: 'note-added' })

const recordDeletedNote: CollectionAfterDeleteHook<ApplicationNote> = async ({ doc, req }) =>
  recordApplicationEvent(req, { application: applicationIdOfNote(doc), kind: 'note-deleted' })

const applicationIdOfNote = ({ application }: ApplicationNote) =>
  typeof application === 'object' ? application.id : application

/**
 * Internal notes about a candidate. Each note is its own row, so that two users who write at once
 * lose nothing.
 */
export const ApplicationNotes: CollectionConfig<'application-notes'> = {
  slug: 'application-notes',
  labels: applicationNoteTexts.labels,
  admin: { group: adminMenuGroups.recruitment, hidden: true },
  access: { create: staffOnly, read: staffOnly, update: nobody, delete: canDeleteOwnNoteOrIsAdmin },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    beforeChange: [
      ({ data, req }) => ({
        ...data,
        author: req.user?.id ?? null,
        authorName: req.user?.name ?? null,
      }),
    ],
    afterChange: [recordAddedNote, createOpinionRequestsForMentions],
    afterDelete: [recordDeletedNote],
  },
  fields: [
    {
      name: 'application',
      type: 'relationship',
      relationTo: 'job-applications',
      required: true,
      index: true,
      label: applicationNoteTexts.application.label,
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      label: applicationNoteTexts.text.label,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? cleanText(value) : value)],
      },
      validate: (value) => {
        if (!value) return applicationNoteTexts.errors.empty
        return (
          value.length <= MAX_NOTE_CHARACTERS ||
          applicationNoteTexts.errors.tooLong(MAX_NOTE_CHARACTERS)
        )
      },
    },
    mentionsField,
    {
      name: 'authorName',
      type: 'text',
      label: applicationNoteTexts.authorName.label,
      access: readOnlyAccess,
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: applicationNoteTexts.author.label,
      access: readOnlyAccess,
    },
  ],
}
