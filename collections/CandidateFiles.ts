import type { CollectionConfig } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { nobody } from '@/src/access/nobody'
import { staffOnly } from '@/src/access/staffOnly'
import { candidateFilesText } from '@/src/content/admin/candidateFiles'
import { adminGroups } from '@/src/content/admin/groups'

type Options = { directory: string }

/** What candidates send. Private: the file's own address obeys `read` too. */
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
