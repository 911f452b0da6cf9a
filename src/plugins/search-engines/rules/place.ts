export const COUNTRY_CODE = 'FR'

export type OfficePlace = {
  street: string
  postalCode: string
  city: string
  /** The location of the offers at this office. */
  jobLocation: string | null
}

type PlaceAddress = {
  city: string
  street?: string
  postalCode?: string | null
  region?: string | null
  country?: string | null
}

/** Builds a schema.org PostalAddress with the known parts. */
export function buildPostalAddress({ street, postalCode, city, region, country }: PlaceAddress) {
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    ...(postalCode ? { postalCode } : {}),
    addressLocality: city,
    ...(region ? { addressRegion: region } : {}),
    addressCountry: country || COUNTRY_CODE,
  }
}
