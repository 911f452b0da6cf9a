import type { JobPayOption, JobRemoteOption } from '@/src/domain/offers/jobSearch'
import type { OfferEndingReason } from '@/src/domain/offers/offerLife'
import type { PayPeriod } from '@/src/domain/offers/offerPay'

const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five']

/** Words for the pay and the working conditions of an offer. */
export const offerTermWords = {
  heading: 'Pay and conditions',
  payLabel: 'Pay',
  extraLabel: 'Bonuses',
  workLabel: 'Place of work',
  timeLabel: 'Working time',
  startLabel: 'Start',
  locale: 'en-GB',
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  gross: {
    year: (amount: string) => `${amount} gross a year`,
    month: (amount: string) => `${amount} gross a month`,
    day: (amount: string) => `${amount} gross a day`,
  } satisfies Record<PayPeriod, (amount: string) => string>,
  onSite: 'On site',
  remoteDays: (days: number) =>
    `Remote: ${NUMBER_WORDS[days] ?? days} ${days > 1 ? 'days' : 'day'} a week`,
  fullyRemote: 'Fully remote',
  partTime: 'Part-time',
} as const

/** Notices on the page of an ended offer. */
export const offerEndWords = {
  label: { filled: 'Filled', expired: 'Expired', withdrawn: 'Withdrawn' },
  title: {
    filled: 'This position has been filled',
    expired: 'This vacancy has expired',
    withdrawn: 'This vacancy has been withdrawn',
  },
  text: {
    filled: 'We have found the person we were looking for.',
    expired: 'The time to apply for it has passed.',
    withdrawn: 'We are no longer looking for somebody for this position.',
  },
  goOn: 'Your background may suit another position: send us a speculative application, or look at our open vacancies.',
} as const satisfies Record<'label' | 'title' | 'text', Record<OfferEndingReason, string>> & {
  goOn: string
}

export const jobRemoteLabels = {
  some: 'Possible',
  full: 'Fully remote',
} as const satisfies Record<JobRemoteOption, string>

export const jobPayLabels = {
  30000: '€30,000 a year or more',
  40000: '€40,000 a year or more',
  50000: '€50,000 a year or more',
  60000: '€60,000 a year or more',
  80000: '€80,000 a year or more',
} as const satisfies Record<JobPayOption, string>
