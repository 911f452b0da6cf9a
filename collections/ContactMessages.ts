import type { CollectionConfig, FieldAccess } from 'payload'
import { emailField } from '@/collections/fields/emailField'
import { staffOutsideTrash } from '@/src/access/content'
import { adminsOnly, nobody } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { contactMessagesText } from '@/src/content/admin/contactMessages'
import { searchedFieldLabels } from '@/src/content/admin/lists'
import { messageStatusListLabels } from '@/src/content/statusLabels'
import { MESSAGE_NOTIFICATION_STATE_FIELDS } from '@/src/domain/mails/staffNotification'
import { foldSearchConditions } from '@/src/domain/people/foldSearchConditions'
import { INITIAL_MESSAGE_STATUS, MESSAGE_STATUSES } from '@/src/domain/submissions/messageStatus'
import {
  createRowActionsField,
  EMPTY_COMPONENT_PATH,
  LIST_PAGE_SIZES,
  listAndFormComponentsOf,
} from './admin/listAndFormComponents'
import { selectOptions } from './fields/selectOptions'
import {
  announcementMarkFields,
  searchTextField,
  statusChangeFields,
  visitorLanguageField,
} from './fields/submissionFields'
import { checkMessageStatusChange } from './hooks/checkMessageStatusChange'
import { deleteQueuedJobs } from './hooks/deleteQueuedJobs'
import { limitBulkChanges } from './hooks/limitBulkChanges'
import { rewriteSearch } from './hooks/rewriteSearch'

// A visitor's message cannot be changed.
const readOnlyFieldAccess: { update: FieldAccess } = { update: nobody }

export const ContactMessages: CollectionConfig<'contact-messages'> = {
  slug: 'contact-messages',
  labels: contactMessagesText.labels,
  admin: {
    group: adminMenuGroups.messages,
    description: contactMessagesText.description,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'name', 'email', 'subject', 'status', 'rowActions'],
    listSearchableFields: ['searchText'],
    components: listAndFormComponentsOf('contact-messages'),
    hideAPIURL: true,
    disableCopyToLocale: true,
    pagination: LIST_PAGE_SIZES,
  },
  trash: true,
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: staffOutsideTrash,
    update: staffOutsideTrash,
    delete: adminsOnly,
  },
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    beforeOperation: [limitBulkChanges, rewriteSearch((_, where) => foldSearchConditions(where))],
    beforeChange: [checkMessageStatusChange],
    afterDelete: [deleteQueuedJobs('contact-messages')],
  },
  fields: [
    {
      name: 'summary',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: {
          Field: '/components/admin/contactMessages/ContactMessageView#ContactMessageView',
        },
      },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      label: contactMessagesText.name.label,
      access: readOnlyFieldAccess,
      admin: { components: { Field: EMPTY_COMPONENT_PATH } },
    },
    emailField({
      name: 'email',
      required: true,
      label: contactMessagesText.email.label,
      access: readOnlyFieldAccess,
      admin: { components: { Field: EMPTY_COMPONENT_PATH } },
    }),
    {
      name: 'subject',
      type: 'text',
      required: true,
      label: contactMessagesText.subject.label,
      access: readOnlyFieldAccess,
      admin: {
        components: {
          Cell: '/components/admin/contactMessages/MessageCell#MessageCell',
          Field: EMPTY_COMPONENT_PATH,
          // The label is only the column heading: filters and sorting use the label of the subject.
          Label: '/components/admin/contactMessages/MessageHeading#MessageHeading',
        },
      },
    },
    {
      name: 'message',
      type: 'textarea',
      required: true,
      label: contactMessagesText.message.label,
      access: readOnlyFieldAccess,
      // The message has no column of its own: the subject column shows its beginning.
      admin: { disableListColumn: true, components: { Field: EMPTY_COMPONENT_PATH } },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: INITIAL_MESSAGE_STATUS,
      label: contactMessagesText.status.label,
      options: selectOptions(MESSAGE_STATUSES, messageStatusListLabels),
      admin: {
        isClearable: false,
        components: {
          Cell: '/components/admin/contactMessages/MessageStatusCell#MessageStatusCell',
          Field: EMPTY_COMPONENT_PATH,
        },
      },
    },
    ...statusChangeFields,
    visitorLanguageField,
    ...announcementMarkFields(MESSAGE_NOTIFICATION_STATE_FIELDS),
    searchTextField(searchedFieldLabels.messages),
    {
      name: 'submissionKey',
      type: 'text',
      unique: true,
      hidden: true,
      access: readOnlyFieldAccess,
    },
    createRowActionsField(
      '/components/admin/contactMessages/MessageRowActionsCell#MessageRowActionsCell',
    ),
  ],
}
