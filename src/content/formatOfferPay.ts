import type { OfferPay } from '@/src/domain/offers/offerPay'
import { isOfferFullyRemote, type OfferWorkingConditions } from '@/src/domain/offers/offerWork'
import type { PublicSiteWords } from './siteWords'

type OfferTermWords = PublicSiteWords['offerTermWords']

/** Describes the pay, as in « 44 000 – 52 000 € brut par an »; null without pay. */
export function formatOfferPay(pay: OfferPay, words: OfferTermWords): string | null {
  const { payMinimum: least, payMaximum: most, payPeriod } = pay
  const euros = new Intl.NumberFormat(words.locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const gross = words.gross[payPeriod]
  if (least !== null && most !== null)
    return gross(least === most ? euros.format(least) : euros.formatRange(least, most))
  if (least !== null) return gross(words.from(euros.format(least)))
  return most === null ? null : gross(words.upTo(euros.format(most)))
}

/** Describes the remote days; null when not specified. */
export function formatRemoteDays(
  offer: Pick<OfferWorkingConditions, 'remoteDays'>,
  isRemotePlace: boolean,
  words: OfferTermWords,
): string | null {
  if (isOfferFullyRemote(offer, isRemotePlace)) return words.fullyRemote
  if (offer.remoteDays === null) return null
  return offer.remoteDays === 0 ? words.onSite : words.remoteDays(offer.remoteDays)
}
