import type { CollectionConfig } from 'payload'
import { emailField } from '@/collections/fields/emailField'
import { adminsOnly, nobody, serverOnlyWriteAccess, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { jobApplicationsText as text } from '@/src/content/admin/jobApplications'
import { searchedFieldLabels } from '@/src/content/admin/lists'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { visitSourceLabels } from '@/src/content/visitSources'
import { APPLICATION_NOTIFICATION_STATE_FIELDS } from '@/src/domain/mails/staffNotification'
import {
  APPLICATION_STATUSES,
  INITIAL_APPLICATION_STATUS,
} from '@/src/domain/submissions/applicationStatus'
import { hasSpamFilter, WITHOUT_SPAM_CONDITION } from '@/src/domain/submissions/spam'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'
import {
  createRowActionsField,
  EMPTY_COMPONENT_PATH,
  hideInForm,
  LIST_PAGE_SIZES,
  listAndFormComponentsOf,
} from './admin/listAndFormComponents'
import { heardFromField, measuredVisitOriginFields } from './fields/originFields'
import { replyDeadlineFields } from './fields/replyDeadlineFields'
import { selectOptions } from './fields/selectOptions'
import { spamFields } from './fields/spamFields'
import {
  announcementMarkFields,
  searchTextField,
  statusChangeFields,
  visitorLanguageField,
} from './fields/submissionFields'
import { prepareApplicationSave, recordApplicationChange } from './hooks/applicationChange'
import { deleteCandidateFiles } from './hooks/deleteCandidateFiles'
import { deleteQueuedJobs } from './hooks/deleteQueuedJobs'
import { limitBulkChanges } from './hooks/limitBulkChanges'
import { rewriteSearch, type SearchRewrite } from './hooks/rewriteSearch'

// A candidate's data cannot be changed. The summary above the form shows it.
const readOnlyHiddenField = { access: { update: nobody }, admin: { condition: hideInForm } }

type Options = {
  searchedWhere: SearchRewrite
}

export const createJobApplicationsCollection = ({
  searchedWhere,
}: Options): CollectionConfig<'job-applications'> => ({
  slug: 'job-applications',
  labels: text.labels,
  admin: {
    group: adminMenuGroups.recruitment,
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
    components: listAndFormComponentsOf('job-applications'),
    hideAPIURL: true,
    disableCopyToLocale: true,
    baseFilter: ({ req }) => (hasSpamFilter(req.query?.where) ? null : WITHOUT_SPAM_CONDITION),
    pagination: LIST_PAGE_SIZES,
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: staffOnly, update: staffOnly, delete: adminsOnly },
  disableDuplicate: true,
  // Payload locks a document while a form shows it; colleagues work on the same application.
  lockDocuments: false,
  hooks: {
    beforeOperation: [limitBulkChanges, rewriteSearch(searchedWhere)],
    beforeChange: [prepareApplicationSave],
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
          Field: '/components/admin/jobApplications/ApplicationView#ApplicationView',
        },
      },
    },
    {
      name: 'candidateName',
      type: 'text',
      required: true,
      label: text.candidateName.label,
      ...readOnlyHiddenField,
      admin: {
        ...readOnlyHiddenField.admin,
        components: { Cell: '/components/admin/jobApplications/CandidateCell#CandidateCell' },
      },
    },
    emailField({
      name: 'candidateEmail',
      required: true,
      label: text.candidateEmail.label,
      ...readOnlyHiddenField,
    }),
    {
      name: 'candidatePhone',
      type: 'text',
      label: text.candidatePhone.label,
      ...readOnlyHiddenField,
    },
    {
      name: 'jobTitle',
      type: 'text',
      required: true,
      label: text.jobTitle.label,
      ...readOnlyHiddenField,
    },
    {
      name: 'cv',
      type: 'upload',
      relationTo: 'candidate-files',
      label: text.cv.label,
      ...readOnlyHiddenField,
    },
    {
      name: 'coverLetter',
      type: 'textarea',
      label: text.coverLetter.label,
      ...readOnlyHiddenField,
    },
    {
      name: 'coverLetterFile',
      type: 'upload',
      relationTo: 'candidate-files',
      label: text.coverLetterFile.label,
      ...readOnlyHiddenField,
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
          Cell: '/components/admin/jobApplications/ApplicationStatusCell#ApplicationStatusCell',
          Field: EMPTY_COMPONENT_PATH,
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
      ...readOnlyHiddenField,
      admin: { ...readOnlyHiddenField.admin, description: text.jobOffer.description },
    },
    {
      name: 'source',
      type: 'select',
      label: text.source.label,
      options: selectOptions(VISIT_SOURCES, visitSourceLabels),
      access: serverOnlyWriteAccess,
      admin: { condition: hideInForm, description: text.source.description },
    },
    ...measuredVisitOriginFields,
    heardFromField,
    visitorLanguageField,
    ...replyDeadlineFields,
    ...announcementMarkFields(APPLICATION_NOTIFICATION_STATE_FIELDS),
    searchTextField(searchedFieldLabels.applications),
    {
      name: 'submissionKey',
      type: 'text',
      unique: true,
      hidden: true,
      access: readOnlyHiddenField.access,
    },
    createRowActionsField(
      '/components/admin/jobApplications/ApplicationRowActionsCell#ApplicationRowActionsCell',
    ),
  ],
})
