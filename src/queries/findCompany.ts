import type { Payload } from 'payload'
import type { CompanyDetails } from '@/src/domain/company'
import { sanitizeUrl } from '@/src/domain/sanitizeUrl'

/** What the pages say about the company itself. */
export async function findCompany(payload: Payload): Promise<CompanyDetails> {
  // No user passed: staff browsing the site must see what visitors see.
  const settings = await payload.findGlobal({ slug: 'website-settings', overrideAccess: false })
  return {
    name: settings.companyName,
    tagline: settings.tagline ?? '',
    description: settings.siteDescription ?? '',
    phone: settings.phone ?? '',
    email: settings.email ?? '',
    address: settings.address ?? '',
    linkedInUrl: sanitizeUrl(settings.linkedinUrl ?? ''),
    openingHours: (settings.openingHours ?? []).map(({ days, hours }) => ({ days, hours })),
  }
}
