import type { Tab } from 'payload'
import { listField } from '@/collections/fields/listField'
import { localizedText } from '@/collections/fields/localizedText'
import { homePageText } from '@/src/content/admin/homePage'

const text = homePageText.statistics

export const statisticsTab: Tab = {
  name: 'statistics',
  label: homePageText.tabs.statistics,
  fields: [
    localizedText('heading', text.heading, { required: true }),
    listField('figures', text.figures, [
      {
        type: 'row',
        fields: [
          localizedText('prefix', text.prefix),
          {
            name: 'value',
            type: 'number',
            label: text.value.label,
            required: true,
            min: 0,
            admin: { description: text.value.description, step: 0.1 },
          },
          localizedText('unit', text.unit),
        ],
      },
      localizedText('label', text.label, { required: true }),
    ]),
  ],
}
