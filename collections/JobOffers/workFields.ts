import type { Field } from 'payload'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { contradictsPlace, isRemoteDays } from '@/src/domain/offers/offerWork'

const { errors } = jobOffersText
const LONGEST_START = 80

export const workFields: Field = {
  type: 'group',
  label: jobOffersText.work.label,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'remoteDays',
          type: 'number',
          label: jobOffersText.remoteDays.label,
          validate: (days: unknown, { siblingData }: { siblingData: object }) => {
            if (days === null || days === undefined) return true
            if (!isRemoteDays(days)) return errors.remoteDaysInvalid
            return contradictsPlace(siblingData) ? errors.remoteDaysContradict : true
          },
          admin: {
            width: '50%',
            description: jobOffersText.remoteDays.description,
            disableListColumn: true,
          },
        },
        {
          name: 'startsOn',
          type: 'text',
          maxLength: LONGEST_START,
          label: jobOffersText.startsOn.label,
          admin: {
            width: '50%',
            placeholder: jobOffersText.startsOn.placeholder,
            disableListColumn: true,
          },
        },
      ],
    },
    {
      name: 'isPartTime',
      type: 'checkbox',
      defaultValue: false,
      label: jobOffersText.isPartTime.label,
      admin: { disableListColumn: true },
    },
  ],
}
