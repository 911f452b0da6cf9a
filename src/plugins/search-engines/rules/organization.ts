import type { CompanyDetails } from '@/src/domain/pages/company'
import { buildPostalAddress, type OfficeAddress } from './place'

type OrganizationOptions = {
  company: Pick<
    CompanyDetails,
    'name' | 'description' | 'email' | 'phone' | 'linkedInUrl' | 'twitterUrl'
  >
  places: readonly OfficeAddress[]
  /** The public URL of the site, without a trailing slash. */
  siteUrl: string
}

/** Builds the firm as structured data; empty values are omitted. */
export function buildOrganization({ company, places, siteUrl }: OrganizationOptions) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...buildHiringOrganization({ company, siteUrl }),
    ...(company.description ? { description: company.description } : {}),
    ...(company.email ? { email: company.email } : {}),
    ...(company.phone ? { telephone: company.phone } : {}),
    ...(places.length > 0 ? { address: places.map(buildPostalAddress) } : {}),
  }
}

export type HiringCompany = Pick<CompanyDetails, 'name' | 'linkedInUrl' | 'twitterUrl'>

/** Builds the firm as employer, with logo and profiles on other sites. */
export function buildHiringOrganization({
  company,
  siteUrl,
}: {
  company: HiringCompany
  siteUrl: string
}) {
  const profiles = [company.linkedInUrl, company.twitterUrl].filter((url) => url !== '')
  return {
    ...organizationReference({ company, siteUrl }),
    logo: `${siteUrl}/apple-icon.png`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

/** Builds the name with the `@id` by which all structured data refers to the firm. */
export function organizationReference({
  company,
  siteUrl,
}: Pick<OrganizationOptions, 'siteUrl'> & CompanyNameSource) {
  return { '@id': `${siteUrl}/#entreprise`, name: company.name, url: `${siteUrl}/` }
}

type CompanyNameSource = { company: Pick<CompanyDetails, 'name'> }
