import type { CollectionConfig } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { adminsOnly, nobody, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { REPLY_STATES, WAITING_REPLY_STATE } from '@/src/plugins/message-replies/rules/messageReply'
import { messageRepliesText, replyStateLabels } from '@/src/plugins/message-replies/words/admin'

const replyFieldTexts = messageRepliesText

/**
 * Replies of staff to contact messages with their delivery state; only the product's commands
 * create them.
 */
export const MessageReplies: CollectionConfig<'message-replies'> = {
  slug: 'message-replies',
  labels: replyFieldTexts.labels,
  admin: { group: adminMenuGroups.messages, hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'message',
      type: 'relationship',
      relationTo: 'contact-messages',
      required: true,
      index: true,
      label: replyFieldTexts.message.label,
    },
    { name: 'text', type: 'textarea', required: true, label: replyFieldTexts.text.label },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: WAITING_REPLY_STATE,
      label: replyFieldTexts.state.label,
      options: selectOptions(REPLY_STATES, replyStateLabels),
    },
    { name: 'problem', type: 'text', label: replyFieldTexts.problem.label },
    { name: 'sentAt', type: 'date', label: replyFieldTexts.sentAt.label },
    { name: 'authorName', type: 'text', label: replyFieldTexts.authorName.label },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: replyFieldTexts.author.label,
      // Only Administrators may read this field, because moderators may not read other accounts.
      access: { read: adminsOnly },
    },
    { name: 'replyKey', type: 'text', required: true, unique: true, hidden: true },
  ],
}
