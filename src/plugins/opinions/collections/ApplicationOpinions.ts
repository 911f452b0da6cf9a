import type { CollectionConfig, FieldAccess } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { cleanText } from '@/src/domain/text/normalizeText'
import { canReadOpinionsAfterOwn } from '@/src/plugins/opinions/access/canReadOpinionsAfterOwn'
import { findOpinionSentenceProblem, OPINION_ANSWERS } from '../rules/applicationOpinion'
import {
  opinionAnswerLabels,
  opinionSentenceErrors,
  applicationOpinionsText as text,
} from '../words/admin'
import { deleteAnsweredOpinionRequests } from './deleteAnsweredOpinionRequests'

const readOnlyAccess: { create: FieldAccess; update: FieldAccess } = {
  create: nobody,
  update: nobody,
}

/**
 * The opinion of each colleague on a candidate. It is given once, cannot be changed, and is given
 * before the others can be read.
 */
export const ApplicationOpinions: CollectionConfig<'application-opinions'> = {
  slug: 'application-opinions',
  labels: text.labels,
  admin: { group: adminMenuGroups.recruitment, hidden: true },
  access: { create: staffOnly, read: canReadOpinionsAfterOwn, update: nobody, delete: nobody },
  // The key of application and account is unique, also for concurrent requests.
  indexes: [{ fields: ['application', 'author'], unique: true }],
  disableDuplicate: true,
  lockDocuments: false,
  hooks: {
    beforeChange: [
      ({ data, req }) => ({
        ...data,
        sentence: data.opinion === 'declined' ? null : data.sentence,
        author: req.user?.id ?? null,
        authorName: req.user?.name ?? null,
      }),
    ],
    afterChange: [deleteAnsweredOpinionRequests],
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
      name: 'opinion',
      type: 'select',
      required: true,
      label: text.opinion.label,
      options: selectOptions(OPINION_ANSWERS, opinionAnswerLabels),
    },
    {
      name: 'sentence',
      type: 'textarea',
      label: text.sentence.label,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? cleanText(value) : value)],
      },
      validate: (value, { siblingData }) => {
        const problem = findOpinionSentenceProblem(readOpinionAnswer(siblingData), value)
        return problem === null || opinionSentenceErrors[problem]
      },
    },
    { name: 'authorName', type: 'text', label: text.authorName.label, access: readOnlyAccess },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: text.author.label,
      access: readOnlyAccess,
    },
  ],
}

const readOpinionAnswer = (data: unknown) =>
  typeof data === 'object' && data && 'opinion' in data ? data.opinion : undefined
