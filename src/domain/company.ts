/** What every page says about the company; absent values are left out of the page. */
export type CompanyDetails = {
  name: string
  tagline?: string
  phone?: string
  email?: string
  address?: string
  linkedInUrl?: string
}

export type Office = { city: string; address: string; phone?: string }

/** The `tel:` address of a number as people write it. */
export function telephoneHref(phone: string) {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`
}
