import type { CollectionConfig } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { staffOnly } from '@/src/access/staffOnly'
import { dayMarksText as text } from '@/src/content/admin/dayMarks'
import { adminGroups } from '@/src/content/admin/groups'
import { LONGEST_MARK } from '@/src/domain/visits/dayMark'
import { isDay } from '@/src/domain/visits/period'
import { requiredText } from './fields/requiredText'

/** Notes of staff on a day (a campaign, an outage), shown in the statistics. */
export const DayMarks: CollectionConfig<'day-marks'> = {
  slug: 'day-marks',
  labels: text.labels,
  admin: { group: adminGroups.administration, hidden: true, useAsTitle: 'sentence' },
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
        (typeof value === 'string' && isDay(value)) || text.wrongDay,
    },
    {
      name: 'sentence',
      type: 'text',
      required: true,
      label: text.sentence,
      validate: requiredText(text.empty, LONGEST_MARK),
    },
  ],
}
