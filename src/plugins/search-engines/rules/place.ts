export const DEFAULT_COUNTRY_CODE = 'FR'

export type OfficeAddress = {
  street: string
  postalCode: string
  city: string
  /** The location of the offers at this office. */
  jobLocation: string | null
}

type PostalAddressParts = {
  city: string
  street?: string
  postalCode?: string | null
  region?: string | null
  country?: string | null
}

/** Builds a schema.org PostalAddress with the known parts. */
export function buildPostalAddress({
  street,
  postalCode,
  city,
  region,
  country,
}: PostalAddressParts) {
  return {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    ...(postalCode ? { postalCode } : {}),
    addressLocality: city,
    ...(region ? { addressRegion: region } : {}),
    addressCountry: country || DEFAULT_COUNTRY_CODE,
  }
}
