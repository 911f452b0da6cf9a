import type { Field } from 'payload'
import { notInTheForm } from '@/collections/admin/listComponents'
import { nobody } from '@/src/access/nobody'
import { jobApplicationsText as text } from '@/src/content/admin/jobApplications'

const noted = { create: nobody, update: nobody } as const

/** By when a candidate was promised an answer, as it was said then, and when the first one left. */
export const answerFields: Field[] = [
  {
    name: 'awaitsAnswer',
    type: 'checkbox',
    defaultValue: true,
    label: text.awaitsAnswer.label,
    access: noted,
    admin: { condition: notInTheForm, disableListColumn: true },
  },
  {
    name: 'answerDueOn',
    type: 'date',
    index: true,
    label: text.answerDueOn.label,
    access: noted,
    admin: {
      condition: notInTheForm,
      components: { Cell: '/src/plugins/answers/admin/DueCell#DueCell' },
    },
  },
  {
    name: 'answeredAt',
    type: 'date',
    label: text.answeredAt.label,
    access: noted,
    admin: {
      condition: notInTheForm,
      components: { Cell: '/components/admin/timezone/InstantCell#InstantCell' },
    },
  },
]
