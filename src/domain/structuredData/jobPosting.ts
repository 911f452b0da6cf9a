import type { Edition } from '../languages/edition'
import { hrefIn } from '../languages/editionPath'
import type { Contract } from '../offers/jobOffer'
import { type ListedOffer, offerPath } from '../offers/listedOffer'
import { keptDay } from '../text/frenchDate'
import { organizationName } from './organization'
import { COUNTRY, type OfficePlace, postalAddress } from './place'

/** In schema.org's words; work-study has none that would be true. */
const EMPLOYMENT_TYPES = {
  cdi: 'FULL_TIME',
  cdd: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  freelance: 'CONTRACTOR',
} as const satisfies Record<Contract, string>

type Posted = {
  offer: ListedOffer
  /** The whole text of the offer, as HTML. */
  description: string
  /** The town of the offer's place of work; not asked for when the work is remote. */
  city: string
  company: { name: string }
  places: readonly OfficePlace[]
  siteUrl: string
  edition: Edition
}

/** An open offer as job search engines read it; says only what the offer's page says too. */
export function jobPosting({
  offer,
  description,
  city,
  company,
  places,
  siteUrl,
  edition,
}: Posted) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description,
    url: `${siteUrl}${hrefIn(edition, offerPath(offer.slug))}`,
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(offer.id) },
    datePosted: keptDay(offer.publishedDate),
    employmentType: EMPLOYMENT_TYPES[offer.contract],
    hiringOrganization: { '@type': 'Organization', ...organizationName({ company, siteUrl }) },
    ...(offer.location === 'remote' ? remoteWork : workplace(offer, city, places)),
    ...(offer.stack.length > 0 ? { skills: offer.stack.join(', ') } : {}),
    directApply: true,
  }
}

const remoteWork = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: COUNTRY },
}

function workplace({ location }: ListedOffer, city: string, places: readonly OfficePlace[]) {
  const office = places.find(({ jobLocation }) => jobLocation === location)
  return { jobLocation: { '@type': 'Place', address: postalAddress(office ?? { city }) } }
}
