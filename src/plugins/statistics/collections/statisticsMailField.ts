import type { SelectField } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { ownAccountOnly } from '@/src/access/accounts'
import { nobody } from '@/src/access/roles'
import { STATISTICS_MAIL_FREQUENCIES } from '@/src/plugins/statistics/rules/statisticsMail'
import {
  statisticsMailFieldText,
  statisticsMailFrequencyLabels,
} from '@/src/plugins/statistics/words/admin/statisticsMailField'

/** Field for how often an account receives the statistics by mail. */
export const statisticsMailField: SelectField = {
  name: 'statisticsMail',
  type: 'select',
  label: statisticsMailFieldText.label,
  options: selectOptions(STATISTICS_MAIL_FREQUENCIES, statisticsMailFrequencyLabels),
  access: { create: nobody, update: ownAccountOnly },
  admin: {
    description: statisticsMailFieldText.description,
    disableListColumn: true,
    condition: (_data, _siblings, { operation }) => operation === 'update',
  },
}
