/** What every page says about the company; `''` where staff wrote nothing. */
export type CompanyDetails = {
  name: string
  tagline: string
  description: string
  phone: string
  email: string
  address: string
  linkedInUrl: string
  twitterUrl: string
  openingHours: readonly OpeningHours[]
}

/** In words, one line for days that have the same hours. */
type OpeningHours = { days: string; hours: string }

/** `address` has one line per line. */
export type Office = {
  name: string
  address: string
  phone: string
  email: string
  mapsUrl: string
}

/** The `tel:` address of a number as people write it. */
export function telephoneHref(phone: string) {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
