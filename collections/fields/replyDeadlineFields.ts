import type { Field } from 'payload'
import { hideInForm } from '@/collections/admin/listAndFormComponents'
import { serverOnlyWriteAccess } from '@/src/access/roles'
import { jobApplicationsText as text } from '@/src/content/admin/jobApplications'

/** The promised day of the reply, the time of the first reply, and of a withdrawal by the candidate. */
export const replyDeadlineFields: Field[] = [
  {
    name: 'awaitsAnswer',
    type: 'checkbox',
    defaultValue: true,
    label: text.awaitsAnswer.label,
    access: serverOnlyWriteAccess,
    admin: { condition: hideInForm, disableListColumn: true },
  },
  {
    name: 'answerDueOn',
    type: 'date',
    index: true,
    label: text.answerDueOn.label,
    access: serverOnlyWriteAccess,
    admin: {
      condition: hideInForm,
      components: { Cell: '/components/admin/jobApplications/ReplyDueCell#ReplyDueCell' },
    },
  },
  {
    name: 'answeredAt',
    type: 'date',
    label: text.answeredAt.label,
    access: serverOnlyWriteAccess,
    admin: {
      condition: hideInForm,
      components: { Cell: '/components/admin/timezone/DateTimeCell#DateTimeCell' },
    },
  },
  {
    name: 'withdrawnAt',
    type: 'date',
    label: text.withdrawnAt.label,
    access: serverOnlyWriteAccess,
    admin: { condition: hideInForm, disableListColumn: true },
  },
]
