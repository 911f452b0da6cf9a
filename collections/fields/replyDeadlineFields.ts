import type { Field } from 'payload'
import { hideInForm } from '@/collections/admin/listAndFormComponents'
import { serverOnly } from '@/src/access/roles'
import { jobApplicationsText as text } from '@/src/content/admin/jobApplications'

/** The day by which a reply was promised to the candidate, and the time of the first reply. */
export const replyDeadlineFields: Field[] = [
  {
    name: 'awaitsAnswer',
    type: 'checkbox',
    defaultValue: true,
    label: text.awaitsAnswer.label,
    access: serverOnly,
    admin: { condition: hideInForm, disableListColumn: true },
  },
  {
    name: 'answerDueOn',
    type: 'date',
    index: true,
    label: text.answerDueOn.label,
    access: serverOnly,
    admin: {
      condition: hideInForm,
      components: { Cell: '/components/admin/jobApplications/ReplyDueCell#ReplyDueCell' },
    },
  },
  {
    name: 'answeredAt',
    type: 'date',
    label: text.answeredAt.label,
    access: serverOnly,
    admin: {
      condition: hideInForm,
      components: { Cell: '/components/admin/timezone/DateTimeCell#DateTimeCell' },
    },
  },
]
