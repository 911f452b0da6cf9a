import type { Field, NumberField } from 'payload'
import { payPeriodLabels } from '@/src/content/admin/jobOfferStatus'
import { jobOffersText } from '@/src/content/admin/jobOffers'
import { isPay, isPayReversed, PAY_PERIODS } from '@/src/domain/offers/offerPay'
import { selectOptions } from '../fields/selectOptions'

const { errors } = jobOffersText
const LONGEST_EXTRA = 150

const bound = (name: 'payMinimum' | 'payMaximum'): NumberField => ({
  name,
  type: 'number',
  label: jobOffersText[name].label,
  validate: (amount: unknown, { siblingData }: { siblingData: object }) => {
    if (amount === null || amount === undefined) return true
    if (!isPay(amount)) return errors.payInvalid
    return (name === 'payMaximum' && isPayReversed(siblingData) && errors.payReversed) || true
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
        bound('payMinimum'),
        bound('payMaximum'),
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
      maxLength: LONGEST_EXTRA,
      label: jobOffersText.payExtra.label,
      admin: { description: jobOffersText.payExtra.description, disableListColumn: true },
    },
  ],
}
