import type { CollectionConfig } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { adminsOnly, nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { languageNamesForStaff } from '@/src/content/languageNames'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import {
  CANDIDATE_REPLY_STATES,
  WAITING_CANDIDATE_REPLY_STATE,
} from '@/src/plugins/answers/rules/candidateReply'
import {
  candidateReplyStateLabels,
  candidateRepliesText as text,
} from '@/src/plugins/answers/words/admin/candidateReplies'

/** Candidate replies with their delivery state; only the product's commands create them. */
export const CandidateReplies: CollectionConfig<'application-answers'> = {
  slug: 'application-answers',
  labels: text.labels,
  admin: { group: adminMenuGroups.recruitment, hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  disableDuplicate: true,
  lockDocuments: false,
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
      name: 'template',
      type: 'relationship',
      relationTo: 'answer-templates',
      label: text.template.label,
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      label: text.language.label,
      options: selectOptions(SITE_LANGUAGES, languageNamesForStaff),
    },
    { name: 'subject', type: 'text', required: true, label: text.subject.label },
    { name: 'body', type: 'textarea', required: true, label: text.body.label },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: WAITING_CANDIDATE_REPLY_STATE,
      label: text.state.label,
      options: selectOptions(CANDIDATE_REPLY_STATES, candidateReplyStateLabels),
    },
    { name: 'problem', type: 'text', label: text.problem.label },
    { name: 'sendAfter', type: 'date', required: true, label: text.sendAfter.label },
    { name: 'sentAt', type: 'date', index: true, label: text.sentAt.label },
    { name: 'authorName', type: 'text', label: text.authorName.label },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: text.author.label,
      // Moderators may not read other accounts.
      access: { read: adminsOnly },
    },
    // Id of the offer that the mail proposes: such a mail is no reply to the application. A number,
    // because a deleted offer would empty a relationship, and the mail would count as a reply.
    { name: 'proposedOffer', type: 'number', label: text.proposedOffer.label },
    // Whether the mail also asks the candidate to keep the application for later offers.
    { name: 'requestsKeepConsent', type: 'checkbox', label: text.requestsKeepConsent.label },
    // Identifier of the batch in which the reply was sent.
    { name: 'batch', type: 'text', index: true, label: text.batch.label },
    // When the transfer to a mail server began; from then on the reply cannot be withdrawn.
    { name: 'takenAt', type: 'date', hidden: true },
    { name: 'answerKey', type: 'text', required: true, unique: true, hidden: true },
  ],
}
