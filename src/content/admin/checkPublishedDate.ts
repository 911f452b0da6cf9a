import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { parseDay } from '@/src/domain/text/frenchDate'
import { jobOffersText } from './jobOffers'

const { errors } = jobOffersText

/** What is wrong with an offer's date, for the form and for whoever saves otherwise; `true` where nothing is. */
export function checkPublishedDate(value: unknown): string | true {
  if (!value) return errors.publishedDateRequired
  const text = value instanceof Date ? value.toISOString() : String(value)
  // In every zone the same texts are days.
  return parseDay(text, DEFAULT_TIMEZONE) !== null || errors.publishedDateFormat
}
