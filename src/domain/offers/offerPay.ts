export const PAY_PERIODS = ['year', 'month', 'day'] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]

/** What an offer pays: euros, gross, for a period. One bound alone is « from » or « up to ». */
export type OfferPay = {
  payMinimum: number | null
  payMaximum: number | null
  payPeriod: PayPeriod
  /** What comes on top, in the words of staff. */
  payExtra: string | null
}

/**
 * By what a figure is multiplied to be one of a year, so that offers compare. A year of days is the most that
 * an agreement on days may count (Code du travail, L3121-64).
 */
export const PAID_A_YEAR = { year: 1, month: 12, day: 218 } as const satisfies Record<
  PayPeriod,
  number
>

/** No offer of ours pays more, whatever the period: beyond it a figure was mistyped. */
export const HIGHEST_PAY = 1_000_000

/** Whether it can be a bound: above zero, in euros and cents. */
export function isPay(amount: unknown): amount is number {
  return (
    typeof amount === 'number' &&
    amount > 0 &&
    amount <= HIGHEST_PAY &&
    Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
  )
}

type Bounds = { payMinimum?: number | null; payMaximum?: number | null }

export function isPayReversed({ payMinimum, payMaximum }: Bounds): boolean {
  return typeof payMinimum === 'number' && typeof payMaximum === 'number' && payMaximum < payMinimum
}
