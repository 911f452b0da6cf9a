import type { Field, NumberField, ValidateOptions } from 'payload'
import type { JobOffer } from '@/payload-types'
import { payPeriodLabels } from '@/src/content/admin/jobOfferStatusTexts'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import {
  isPayRangeReversed,
  isValidPayAmount,
  lacksPay,
  PAY_PERIODS,
} from '@/src/domain/offers/offerPay'
import { selectOptions } from '../fields/selectOptions'
import { isPayRequired } from './updateOfferLife'

const { errors } = jobOffersText
const MAX_PAY_EXTRA_CHARACTERS = 150

type PayValidationOptions = Pick<
  ValidateOptions<JobOffer, Partial<JobOffer>, NumberField, unknown>,
  'id' | 'req' | 'siblingData'
>

const payBoundField = (name: 'payMinimum' | 'payMaximum'): NumberField => ({
  name,
  type: 'number',
  label: jobOffersText[name].label,
  validate: (amount: unknown, { id, req, siblingData }: PayValidationOptions) => {
    if (amount === null || amount === undefined) {
      const isMissing = name === 'payMinimum' && lacksPay(siblingData)
      return isMissing && isPayRequired(req.context, id) ? errors.payMissing : true
    }
    if (!isValidPayAmount(amount)) return errors.payInvalid
    return name === 'payMaximum' && isPayRangeReversed(siblingData) ? errors.payReversed : true
  },
  admin: { width: '33%', step: 1, disableListColumn: true },
})

export const payFields: Field = {
  type: 'group',
  label: jobOffersText.pay.label,
  fields: [
    {
      type: 'row',
      fields: [
        payBoundField('payMinimum'),
        payBoundField('payMaximum'),
        {
          name: 'payPeriod',
          type: 'select',
          defaultValue: 'year',
          label: jobOffersText.payPeriod.label,
          options: selectOptions(PAY_PERIODS, payPeriodLabels),
          admin: { width: '33%', isClearable: false, disableListColumn: true },
        },
      ],
    },
    {
      name: 'payExtra',
      type: 'text',
      maxLength: MAX_PAY_EXTRA_CHARACTERS,
      label: jobOffersText.payExtra.label,
      admin: {
        description: jobOffersText.payExtra.description,
        disableListColumn: true,
      },
    },
  ],
}
