import type { CompanyDetails } from '../pages/company'
import { type OfficePlace, postalAddress } from './place'

type Known = {
  company: Pick<
    CompanyDetails,
    'name' | 'description' | 'email' | 'phone' | 'linkedInUrl' | 'twitterUrl'
  >
  places: readonly OfficePlace[]
  /** Without a slash at its end. */
  siteUrl: string
}

/** The firm as search engines know it; what staff left empty is not said. */
export function organization({ company, places, siteUrl }: Known) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...hiringOrganization({ company, siteUrl }),
    ...(company.description ? { description: company.description } : {}),
    ...(company.email ? { email: company.email } : {}),
    ...(company.phone ? { telephone: company.phone } : {}),
    ...(places.length > 0 ? { address: places.map(postalAddress) } : {}),
  }
}

export type HiringCompany = Pick<CompanyDetails, 'name' | 'linkedInUrl' | 'twitterUrl'>

/** The firm with its logo and its profiles elsewhere. */
export function hiringOrganization({
  company,
  siteUrl,
}: {
  company: HiringCompany
  siteUrl: string
}) {
  const profiles = [company.linkedInUrl, company.twitterUrl].filter((url) => url !== '')
  return {
    ...organizationName({ company, siteUrl }),
    logo: `${siteUrl}/apple-icon.png`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

/** What ties every mention of the firm to the one description of it. */
export function organizationName({ company, siteUrl }: Pick<Known, 'siteUrl'> & NamedCompany) {
  return { '@id': `${siteUrl}/#entreprise`, name: company.name, url: `${siteUrl}/` }
}

type NamedCompany = { company: Pick<CompanyDetails, 'name'> }
