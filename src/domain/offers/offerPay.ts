export const PAY_PERIODS = ['year', 'month', 'day'] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]

/** The pay of an offer: gross euros per period. One bound alone means « from » or « up to ». */
export type OfferPay = {
  payMinimum: number | null
  payMaximum: number | null
  payPeriod: PayPeriod
  /** Additional benefits, as written by staff. */
  payExtra: string | null
}

/**
 * Factor from a period to a year, for comparison. 218 days is the legal maximum of a French «
 * forfait jours » (Code du travail, L3121-64).
 */
export const YEARLY_FACTOR_BY_PAY_PERIOD = {
  year: 1,
  month: 12,
  day: 218,
} as const satisfies Record<PayPeriod, number>

/** A higher amount is a typing error, whatever the period is. */
export const MAX_PAY_EUROS = 1_000_000

type OptionalPayBounds = {
  [Name in keyof Pick<OfferPay, 'payMinimum' | 'payMaximum'>]?: number | null
}

/** Whether an offer has no pay. */
export function lacksPay({ payMinimum, payMaximum }: OptionalPayBounds): boolean {
  return typeof payMinimum !== 'number' && typeof payMaximum !== 'number'
}

/** Whether the amount is valid: above zero, in euros and cents. */
export function isValidPayAmount(amount: unknown): amount is number {
  return (
    typeof amount === 'number' &&
    amount > 0 &&
    amount <= MAX_PAY_EUROS &&
    Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
  )
}

type PayBounds = { payMinimum?: number | null; payMaximum?: number | null }

export function isPayRangeReversed({ payMinimum, payMaximum }: PayBounds): boolean {
  return typeof payMinimum === 'number' && typeof payMaximum === 'number' && payMaximum < payMinimum
}
