/** The company details on every page; `''` when staff wrote nothing. */
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

/** Opening hours as text: one line for days with the same hours. */
type OpeningHours = { days: string; hours: string }

/** `address` may have several lines. */
export type Office = {
  name: string
  address: string
  phone: string
  email: string
  mapsUrl: string
}

/** The `tel:` URL of a telephone number. */
export function telephoneHref(phone: string) {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
