import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { parseFrenchDateOrInstant } from '@/src/domain/text/frenchDate'
import { jobOffersText } from './jobOffers'

const { errors } = jobOffersText

/** The error in an offer's date, for the form and for the API; `true` when valid. */
export function checkPublishedDate(value: unknown): string | true {
  if (!value) return errors.publishedDateRequired
  const text = value instanceof Date ? value.toISOString() : String(value)
  // Any time zone can be used, because it does not change whether the text is a day.
  return parseFrenchDateOrInstant(text, DEFAULT_TIMEZONE) !== null || errors.publishedDateFormat
}
