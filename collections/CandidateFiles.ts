import type { CollectionConfig } from 'payload'
import { adminsOnly, nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { candidateFilesText } from '@/src/content/admin/candidateFiles'
import { fileCheckerLabels, fileCheckStateLabels } from '@/src/content/fileChecks'
import { FILE_CHECK_STATES, FILE_CHECKERS } from '@/src/domain/files/fileCheck'
import { selectOptions } from './fields/selectOptions'

type Options = {
  directory: string
  /** Deletes the copy in this machine's spool, if there is one. */
  forgetSpooled: (name: string) => Promise<void>
}

/**
 * The files of candidates. They are private, and can only be read through endpoints that record
 * each access.
 */
export const createCandidateFilesCollection = ({
  directory,
  forgetSpooled,
}: Options): CollectionConfig<'candidate-files'> => ({
  slug: 'candidate-files',
  labels: candidateFilesText.labels,
  admin: {
    group: adminMenuGroups.recruitment,
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
    handlers: [refuseUnauditedDownload],
  },
  hooks: {
    afterDelete: [({ doc }) => (doc.spooledOn ? forgetSpooled(doc.filename) : undefined)],
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
    { name: 'marks', type: 'json', label: candidateFilesText.marks.label },
    {
      name: 'checkState',
      type: 'select',
      required: true,
      // A file is not accessible until a security check sets another state.
      defaultValue: 'pending',
      label: candidateFilesText.checkState.label,
      options: selectOptions(FILE_CHECK_STATES, fileCheckStateLabels),
    },
    { name: 'checkedAt', type: 'date', label: candidateFilesText.checkedAt.label },
    {
      name: 'checkedBy',
      type: 'select',
      label: candidateFilesText.checkedBy.label,
      options: selectOptions(FILE_CHECKERS, fileCheckerLabels),
    },
    { name: 'finding', type: 'text', label: candidateFilesText.finding.label },
    { name: 'spooledOn', type: 'text', label: candidateFilesText.spooledOn.label },
  ],
})

/**
 * Refuses Payload's own file endpoint, which would serve the file without an audit entry, and let
 * the browser open it.
 */
function refuseUnauditedDownload() {
  const errors = [{ message: candidateFilesText.onlyFromApplication }]
  return Response.json({ errors }, { status: 403 })
}
