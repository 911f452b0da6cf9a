import type { CollectionConfig } from 'payload'
import { emailField } from '@/collections/fields/emailField'
import { adminsOnly, nobody, serverOnly, staffOnly } from '@/src/access/roles'
import { adminGroups } from '@/src/content/admin/groups'
import { jobApplicationsText as text } from '@/src/content/admin/jobApplications'
import { searchedBy } from '@/src/content/admin/lists'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { visitSourceLabels } from '@/src/content/visitSources'
import { APPLICATION_MARKS } from '@/src/domain/mails/announcement'
import {
  APPLICATION_STATUSES,
  INITIAL_APPLICATION_STATUS,
} from '@/src/domain/submissions/applicationStatus'
import { filtersBySpam, WITHOUT_SPAM } from '@/src/domain/submissions/spam'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'
import {
  EMPTY_COMPONENT,
  LIST_PAGES,
  listComponents,
  notInTheForm,
  rowActionsField,
} from './admin/listComponents'
import { answerFields } from './fields/answerFields'
import { heardFromField, measuredOriginFields } from './fields/originFields'
import { selectOptions } from './fields/selectOptions'
import { spamFields } from './fields/spamFields'
import {
  announcementMarks,
  searchTextField,
  statusChangeFields,
  visitorLanguageField,
} from './fields/submissionFields'
import { recordApplicationChange, settleApplication } from './hooks/applicationChange'
import { deleteCandidateFiles } from './hooks/deleteCandidateFiles'
import { deleteQueuedJobs } from './hooks/deleteQueuedJobs'
import { limitBulkChanges } from './hooks/limitBulkChanges'
import { rewriteSearch, type SearchRewrite } from './hooks/rewriteSearch'

// A candidate's data cannot be changed. The summary above the form shows it.
const asSent = { access: { update: nobody }, admin: { condition: notInTheForm } }

type Options = {
  searchedWhere: SearchRewrite
}

export const jobApplicationsCollection = ({
  searchedWhere,
}: Options): CollectionConfig<'job-applications'> => ({
  slug: 'job-applications',
  labels: text.labels,
  admin: {
    group: adminGroups.recruitment,
    description: text.description,
    useAsTitle: 'candidateName',
    defaultColumns: [
      'createdAt',
      'candidateName',
      'candidateEmail',
      'jobTitle',
      'answerDueOn',
      'status',
      'rowActions',
    ],
    listSearchableFields: ['searchText'],
    components: listComponents('job-applications'),
    hideAPIURL: true,
    disableCopyToLocale: true,
    baseFilter: ({ req }) => (filtersBySpam(req.query?.where) ? null : WITHOUT_SPAM),
    pagination: LIST_PAGES,
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staffOnly, update: staffOnly, delete: adminsOnly },
  disableDuplicate: true,
  // Payload locks a document while a form shows it; colleagues work on the same application.
  lockDocuments: false,
  hooks: {
    beforeOperation: [limitBulkChanges, rewriteSearch(searchedWhere)],
    beforeChange: [settleApplication],
    afterChange: [recordApplicationChange],
    afterDelete: [deleteCandidateFiles, deleteQueuedJobs('job-applications')],
  },
  fields: [
    {
      name: 'summary',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: {
          Field: '/components/admin/jobApplications/ApplicationSummary#ApplicationSummary',
        },
      },
    },
    {
      name: 'candidateName',
      type: 'text',
      required: true,
      label: text.candidateName.label,
      ...asSent,
      admin: {
        ...asSent.admin,
        components: { Cell: '/components/admin/jobApplications/CandidateCell#CandidateCell' },
      },
    },
    emailField({
      name: 'candidateEmail',
      required: true,
      label: text.candidateEmail.label,
      ...asSent,
    }),
    { name: 'candidatePhone', type: 'text', label: text.candidatePhone.label, ...asSent },
    { name: 'jobTitle', type: 'text', required: true, label: text.jobTitle.label, ...asSent },
    { name: 'cv', type: 'upload', relationTo: 'candidate-files', label: text.cv.label, ...asSent },
    { name: 'coverLetter', type: 'textarea', label: text.coverLetter.label, ...asSent },
    {
      name: 'coverLetterFile',
      type: 'upload',
      relationTo: 'candidate-files',
      label: text.coverLetterFile.label,
      ...asSent,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: INITIAL_APPLICATION_STATUS,
      label: text.status.label,
      options: selectOptions(APPLICATION_STATUSES, applicationStatusLabels),
      admin: {
        isClearable: false,
        components: {
          Cell: '/components/admin/jobApplications/StatusCell#StatusCell',
          Field: EMPTY_COMPONENT,
        },
      },
    },
    ...statusChangeFields,
    ...spamFields,
    {
      name: 'jobOffer',
      type: 'relationship',
      relationTo: 'job-offers',
      index: true,
      label: text.jobOffer.label,
      ...asSent,
      admin: { ...asSent.admin, description: text.jobOffer.description },
    },
    {
      name: 'source',
      type: 'select',
      label: text.source.label,
      options: selectOptions(VISIT_SOURCES, visitSourceLabels),
      access: serverOnly,
      admin: { condition: notInTheForm, description: text.source.description },
    },
    ...measuredOriginFields,
    heardFromField,
    visitorLanguageField,
    ...answerFields,
    ...announcementMarks(APPLICATION_MARKS),
    searchTextField(searchedBy.applications),
    { name: 'submissionKey', type: 'text', unique: true, hidden: true, access: asSent.access },
    rowActionsField('/components/admin/jobApplications/RowActionsCell#RowActionsCell'),
  ],
})
