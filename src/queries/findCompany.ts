import type { Payload } from 'payload'
import type { CompanyDetails } from '@/src/domain/pages/company'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import type { Reader } from './reader'

/** The company details for the pages of the site. */
export async function findCompany(payload: Payload, reader: Reader): Promise<CompanyDetails> {
  const [settings, address] = await Promise.all([
    payload.findGlobal({ slug: 'website-settings', ...reader }),
    findRegisteredAddress(payload),
  ])
  return {
    name: settings.companyName,
    tagline: settings.tagline ?? '',
    description: settings.siteDescription ?? '',
    phone: settings.phone ?? '',
    email: settings.email ?? '',
    address,
    linkedInUrl: sanitizeUrl(settings.linkedinUrl ?? ''),
    twitterUrl: sanitizeUrl(settings.twitterUrl ?? ''),
    openingHours: (settings.openingHours ?? []).flatMap(({ days, hours }) =>
      days && hours ? [{ days, hours }] : [],
    ),
  }
}

// The first office is the registered office, so that staff enter its address only once.
async function findRegisteredAddress(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'offices',
    overrideAccess: false,
    sort: '_order',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { street: true, postalCode: true, city: true },
  })
  return docs.map(({ street, postalCode, city }) => `${street}, ${postalCode} ${city}`).join('')
}
