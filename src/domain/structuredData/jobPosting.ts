import type { Edition } from '../languages/edition'
import { hrefIn } from '../languages/editionPath'
import type { Contract } from '../offers/jobOffer'
import { type ListedOffer, offerPath } from '../offers/listedOffer'
import type { PayPeriod } from '../offers/offerPay'
import { isFullyRemote } from '../offers/offerWork'
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
    ...(offer.endsAt ? { validThrough: offer.endsAt } : {}),
    employmentType: employmentType(offer),
    hiringOrganization: { '@type': 'Organization', ...organizationName({ company, siteUrl }) },
    ...(isFullyRemote(offer) ? remoteWork : workplace(offer, city, places)),
    ...baseSalary(offer),
    ...(offer.stack.length > 0 ? { skills: offer.stack.join(', ') } : {}),
    directApply: true,
  }
}

const remoteWork = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: COUNTRY },
}

// Of a permanent job half the hours are all that there is to say; the other kinds stay what they are.
function employmentType({ contract, isPartTime }: ListedOffer) {
  const type = EMPLOYMENT_TYPES[contract]
  if (!isPartTime) return type
  return contract === 'cdi' ? PART_TIME : [type, PART_TIME]
}

const PART_TIME = 'PART_TIME'

const PAY_UNITS = { year: 'YEAR', month: 'MONTH', day: 'DAY' } as const satisfies Record<
  PayPeriod,
  string
>

function baseSalary({ payMinimum, payMaximum, payPeriod }: ListedOffer) {
  if (payMinimum === null && payMaximum === null) return {}
  const bounds =
    payMinimum === payMaximum
      ? { value: payMinimum }
      : {
          ...(payMinimum === null ? {} : { minValue: payMinimum }),
          ...(payMaximum === null ? {} : { maxValue: payMaximum }),
        }
  const value = { '@type': 'QuantitativeValue', ...bounds, unitText: PAY_UNITS[payPeriod] }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value } }
}

function workplace({ location }: ListedOffer, city: string, places: readonly OfficePlace[]) {
  const office = places.find(({ jobLocation }) => jobLocation === location)
  return { jobLocation: { '@type': 'Place', address: postalAddress(office ?? { city }) } }
}
