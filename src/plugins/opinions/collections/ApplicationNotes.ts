import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  FieldAccess,
} from 'payload'
import type { ApplicationNote } from '@/payload-types'
import { nobody, staffOnly } from '@/src/access/roles'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { adminGroups } from '@/src/content/admin/groups'
import { cleanText } from '@/src/domain/text/normalizeText'
import { ownNoteOrAdmin } from '@/src/plugins/opinions/access/ownNoteOrAdmin'
import { MAX_NOTE_CHARACTERS } from '@/src/plugins/opinions/rules/applicationNote'
import { applicationNotesText } from '@/src/plugins/opinions/words/admin/notes'
import { createMentions } from './createMentions'
import { mentionsField } from './mentionsField'

const text = applicationNotesText
const readOnlyAccess: { create: FieldAccess; update: FieldAccess } = {
  create: nobody,
  update: nobody,
}

const recordNote: CollectionAfterChangeHook<ApplicationNote> = async ({ doc, req }) =>
  recordApplicationEvent(req, { application: applicationOf(doc), kind: 'note-added' })

const recordDeletedNote: CollectionAfterDeleteHook<ApplicationNote> = async ({ doc, req }) =>
  recordApplicationEvent(req, { application: applicationOf(doc), kind: 'note-deleted' })

const applicationOf = ({ application }: ApplicationNote) =>
  typeof application === 'object' ? application.id : application

/**
 * Internal notes about a candidate. Each note is its own row, so that two users who write at once
 * lose nothing.
 */
export const ApplicationNotes: CollectionConfig<'application-notes'> = {
  slug: 'application-notes',
  labels: text.labels,
  admin: { group: adminGroups.recruitment, hidden: true },
  access: { create: staffOnly, read: staffOnly, update: nobody, delete: ownNoteOrAdmin },
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
    afterChange: [recordNote, createMentions],
    afterDelete: [recordDeletedNote],
  },
  fields: [
    {
      name: 'application',
      type: 'relationship',
      relationTo: 'job-applications',
      required: true,
      index: true,
      label: text.application.label,
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      label: text.text.label,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? cleanText(value) : value)],
      },
      validate: (value) => {
        if (!value) return text.errors.empty
        return value.length <= MAX_NOTE_CHARACTERS || text.errors.tooLong(MAX_NOTE_CHARACTERS)
      },
    },
    mentionsField,
    { name: 'authorName', type: 'text', label: text.authorName.label, access: readOnlyAccess },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: text.author.label,
      access: readOnlyAccess,
    },
  ],
}
