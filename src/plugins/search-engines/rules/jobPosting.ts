import type { LanguageEdition } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import { type Criteria, isRemotePlace } from '@/src/domain/offers/criteria'
import { type ListedOffer, offerPath } from '@/src/domain/offers/listedOffer'
import type { PayPeriod } from '@/src/domain/offers/offerPay'
import { isOfferFullyRemote } from '@/src/domain/offers/offerWork'
import { parseStoredDay } from '@/src/domain/text/frenchDate'
import { buildHiringOrganization, type HiringCompany } from './organization'
import { buildPostalAddress, DEFAULT_COUNTRY_CODE, type OfficeAddress } from './place'

type JobPostingOptions = {
  offer: ListedOffer
  /** The whole text of the offer, as HTML. */
  description: string
  criteria: Criteria
  company: HiringCompany
  places: readonly OfficeAddress[]
  siteUrl: string
  edition: LanguageEdition
}

/** Builds an open offer as structured data, which contains only what the offer's page shows. */
export function buildJobPosting({
  offer,
  description,
  criteria,
  company,
  places,
  siteUrl,
  edition,
}: JobPostingOptions) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description,
    url: `${siteUrl}${editionHref(edition, offerPath(offer.slug))}`,
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(offer.id) },
    datePosted: parseStoredDay(offer.publishedDate),
    ...(offer.endsAt ? { validThrough: offer.endsAt } : {}),
    employmentType: employmentType(offer, criteria),
    hiringOrganization: {
      '@type': 'Organization',
      ...buildHiringOrganization({ company, siteUrl }),
    },
    ...(isOfferFullyRemote(offer, isRemotePlace(criteria.location, offer.location))
      ? remoteJobFields
      : jobLocation(offer, criteria, places)),
    ...baseSalary(offer),
    ...(offer.stack.length > 0 ? { skills: offer.stack.join(', ') } : {}),
    directApply: true,
  }
}

const remoteJobFields = {
  jobLocationType: 'TELECOMMUTE',
  applicantLocationRequirements: { '@type': 'Country', name: DEFAULT_COUNTRY_CODE },
}

// A permanent part-time job is only PART_TIME; other contracts list their own type too.
function employmentType({ contract, isPartTime }: ListedOffer, criteria: Criteria) {
  const type = criteria.contract.find(({ code }) => code === contract)?.employmentType ?? 'OTHER'
  if (!isPartTime) return type
  return type === 'FULL_TIME' ? PART_TIME : [type, PART_TIME]
}

const PART_TIME = 'PART_TIME'

const UNIT_TEXT_BY_PAY_PERIOD = {
  year: 'YEAR',
  month: 'MONTH',
  day: 'DAY',
} as const satisfies Record<PayPeriod, string>

function baseSalary({ payMinimum, payMaximum, payPeriod }: ListedOffer) {
  if (payMinimum === null && payMaximum === null) return {}
  const bounds =
    payMinimum === payMaximum
      ? { value: payMinimum }
      : {
          ...(payMinimum === null ? {} : { minValue: payMinimum }),
          ...(payMaximum === null ? {} : { maxValue: payMaximum }),
        }
  const value = {
    '@type': 'QuantitativeValue',
    ...bounds,
    unitText: UNIT_TEXT_BY_PAY_PERIOD[payPeriod],
  }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value } }
}

// Returns the office at the location if there is one; otherwise the known parts of the location, at
// least its name.
function jobLocation(
  { location }: ListedOffer,
  criteria: Criteria,
  offices: readonly OfficeAddress[],
) {
  const office = offices.find(({ jobLocation }) => jobLocation === location)
  const place = criteria.location.find(({ code }) => code === location)
  const { region } = place ?? {}
  const address = buildPostalAddress(
    office ? { ...office, region } : { ...place, city: place?.city || place?.label || location },
  )
  return { jobLocation: { '@type': 'Place', address } }
}
