import type { Field, PayloadRequest } from 'payload'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { hasTooFewRemoteDaysForPlace, isValidRemoteDays } from '@/src/domain/offers/offerWork'
import { findCriterion } from '../OfferCriteria/findCriterion'

const { errors } = jobOffersText
const MAX_START_DATE_CHARACTERS = 80

type RemoteDaysValidationOptions = { req: PayloadRequest; siblingData: { location?: string } }

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
          validate: async (days: unknown, { req, siblingData }: RemoteDaysValidationOptions) => {
            if (days === null || days === undefined) return true
            if (!isValidRemoteDays(days)) return errors.remoteDaysInvalid
            const { location = '' } = siblingData
            const place = await findCriterion(req, 'location', location)
            return hasTooFewRemoteDaysForPlace({ remoteDays: days }, place?.isRemote === true)
              ? errors.remoteDaysContradict
              : true
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
          maxLength: MAX_START_DATE_CHARACTERS,
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
