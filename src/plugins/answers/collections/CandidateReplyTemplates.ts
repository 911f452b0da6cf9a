import type { CollectionConfig } from 'payload'
import { LIST_PAGE_SIZES, NEW_DOCUMENT_TITLE_PATH } from '@/collections/admin/listAndFormComponents'
import { MAX_VERSIONS_PER_DOCUMENT } from '@/collections/createOrderedContentCollection'
import { selectOptions } from '@/collections/fields/selectOptions'
import { validateRequiredText } from '@/collections/fields/validateRequiredText'
import { staffOutsideTrash, versionsOutsideTrash } from '@/src/access/content'
import { adminsOnly, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import {
  MAX_REPLY_BODY_CHARACTERS,
  MAX_REPLY_SUBJECT_CHARACTERS,
} from '@/src/plugins/answers/rules/candidateReply'
import {
  findUnknownPlaceholders,
  REPLY_TEMPLATE_KINDS,
} from '@/src/plugins/answers/rules/replyTemplate'
import {
  templateErrors,
  templateKindLabels,
  replyTemplatesText as text,
} from '@/src/plugins/answers/words/admin/replyTemplates'

/** Templates of candidate replies in each language. Only staff read and write them. */
export const CandidateReplyTemplates: CollectionConfig<'answer-templates'> = {
  slug: 'answer-templates',
  labels: text.labels,
  admin: {
    group: adminMenuGroups.content,
    description: text.description,
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'updatedAt'],
    hideAPIURL: true,
    pagination: LIST_PAGE_SIZES,
    components: {
      edit: { beforeDocumentControls: [NEW_DOCUMENT_TITLE_PATH] },
    },
  },
  defaultSort: 'title',
  trash: true,
  versions: { drafts: false, maxPerDoc: MAX_VERSIONS_PER_DOCUMENT },
  access: {
    create: staffOnly,
    read: staffOutsideTrash,
    readVersions: versionsOutsideTrash,
    update: staffOutsideTrash,
    delete: adminsOnly,
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 200,
      label: text.title.label,
      admin: { description: text.title.description },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: text.kind.label,
      options: selectOptions(REPLY_TEMPLATE_KINDS, templateKindLabels),
    },
    {
      name: 'subject',
      type: 'text',
      required: true,
      localized: true,
      label: text.subject.label,
      validate: createTemplateTextValidator(MAX_REPLY_SUBJECT_CHARACTERS),
    },
    {
      name: 'body',
      type: 'textarea',
      required: true,
      localized: true,
      label: text.body.label,
      validate: createTemplateTextValidator(MAX_REPLY_BODY_CHARACTERS),
      admin: { rows: 14 },
    },
    {
      name: 'preview',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/plugins/answers/admin/TemplatePreview#TemplatePreview' },
      },
    },
  ],
}

function createTemplateTextValidator(longest: number) {
  const isWritten = validateRequiredText(templateErrors.empty, longest)
  return (value: string | string[] | null | undefined) => {
    const names = typeof value === 'string' ? findUnknownPlaceholders(value) : []
    return names.length > 0 ? templateErrors.unknownPlaces(names) : isWritten(value)
  }
}
