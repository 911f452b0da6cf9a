import type { JobLocation } from '../offers/jobOffer'

export const COUNTRY = 'FR'

export type OfficePlace = {
  street: string
  postalCode: string
  city: string
  /** The place of work of the offers that this office stands for. */
  jobLocation: JobLocation | null
}

type Place = Pick<OfficePlace, 'city'> & Partial<Pick<OfficePlace, 'street' | 'postalCode'>>

/** A schema.org PostalAddress, as exact as what is known. */
export function postalAddress({ street, postalCode, city }: Place) {
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    ...(postalCode ? { postalCode } : {}),
    addressLocality: city,
    addressCountry: COUNTRY,
  }
}
