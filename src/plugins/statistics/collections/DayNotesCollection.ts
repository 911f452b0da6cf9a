import type { CollectionConfig } from 'payload'
import { validateRequiredText } from '@/collections/fields/validateRequiredText'
import { adminsOnly, staffOnly } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { isIsoDay } from '@/src/domain/visits/period'
import { MAX_DAY_NOTE_CHARACTERS } from '@/src/plugins/statistics/rules/dayNote'
import { dayNotesText as text } from '@/src/plugins/statistics/words/admin/dayMarks'

/** Notes of staff on a day (a campaign, an outage), shown in the statistics. */
export const DayNotesCollection: CollectionConfig<'day-marks'> = {
  slug: 'day-marks',
  labels: text.labels,
  admin: { group: adminMenuGroups.administration, hidden: true, useAsTitle: 'sentence' },
  access: { create: adminsOnly, read: staffOnly, update: adminsOnly, delete: adminsOnly },
  defaultSort: 'day',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'day',
      type: 'text',
      required: true,
      index: true,
      label: text.day,
      validate: (value: string | string[] | null | undefined) =>
        (typeof value === 'string' && isIsoDay(value)) || text.wrongDay,
    },
    {
      name: 'sentence',
      type: 'text',
      required: true,
      label: text.sentence,
      validate: validateRequiredText(text.empty, MAX_DAY_NOTE_CHARACTERS),
    },
  ],
}
