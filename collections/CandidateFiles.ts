import type { CollectionConfig } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { nobody } from '@/src/access/nobody'
import { staffOnly } from '@/src/access/staffOnly'
import { candidateFilesText } from '@/src/content/admin/candidateFiles'
import { adminGroups } from '@/src/content/admin/groups'

type Options = { directory: string }

/** What candidates send. Private, and read only where it is put on record who reads it. */
export const candidateFilesCollection = ({
  directory,
}: Options): CollectionConfig<'candidate-files'> => ({
  slug: 'candidate-files',
  labels: candidateFilesText.labels,
  admin: {
    group: adminGroups.recruitment,
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'mimeType', 'filesize', 'createdAt'],
    hidden: true,
  },
  access: { create: nobody, read: staffOnly, update: nobody, delete: adminsOnly },
  disableDuplicate: true,
  lockDocuments: false,
  upload: {
    staticDir: directory,
    crop: false,
    focalPoint: false,
    filesRequiredOnCreate: true,
    pasteURL: false,
    handlers: [refuseUntraced],
  },
  fields: [
    {
      name: 'originalName',
      type: 'text',
      required: true,
      label: candidateFilesText.originalName.label,
    },
    {
      name: 'hasActiveContent',
      type: 'checkbox',
      defaultValue: false,
      label: candidateFilesText.hasActiveContent.label,
    },
  ],
})

/** Payload's own address of a file would hand it out without a trace, to be opened in the browser. */
function refuseUntraced() {
  const errors = [{ message: candidateFilesText.onlyFromApplication }]
  return Response.json({ errors }, { status: 403 })
}
