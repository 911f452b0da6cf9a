import type { Payload } from 'payload'
import type { WebsiteSetting } from '@/payload-types'
import { type BrandIdentity, DEFAULT_IDENTITY } from '@/src/domain/look/identity'
import type { CompanyDetails } from '@/src/domain/pages/company'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'
import { brandIdentityReaders } from '@/src/plugins/brandIdentityReaders'
import type { ContentReadOptions } from './contentReadOptions'

/** Finds the company details for the pages of the site. */
export async function findCompanyDetails(
  payload: Payload,
  reader: ContentReadOptions,
): Promise<CompanyDetails> {
  const [settings, address] = await Promise.all([
    payload.findGlobal({ slug: 'website-settings', ...reader }),
    findRegisteredOfficeAddress(payload),
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

// Finds the address of the first office, which is the registered office: staff enter it only once.
async function findRegisteredOfficeAddress(payload: Payload) {
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

/** Finds the visual identity of the firm: colours, logo and icon. */
export async function findBrandIdentity(payload: Payload): Promise<BrandIdentity> {
  // No user is passed: staff who browse the site must see what visitors see.
  return brandIdentityOf(
    await payload.findGlobal({ slug: 'website-settings', overrideAccess: false, depth: 1 }),
  )
}

/** Returns the visual identity of the firm from settings with populated pictures. */
export const brandIdentityOf = (settings: WebsiteSetting): BrandIdentity =>
  brandIdentityReaders[0]?.(settings) ?? DEFAULT_IDENTITY

/** Finds the number of days within which candidates are promised a reply. */
export async function findPromisedReplyDays(payload: Payload): Promise<number> {
  const { answerDays } = await payload.findGlobal({
    slug: 'website-settings',
    overrideAccess: false,
    depth: 0,
    select: { answerDays: true },
  })
  return answerDays
}

/** Whether analytics is preselected in the detail view of the consent banner. */
export async function isAnalyticsPreselected(payload: Payload): Promise<boolean> {
  // No user is passed: staff who browse the site must see what visitors see.
  const settings = await payload.findGlobal({ slug: 'website-settings', overrideAccess: false })
  return settings.analyticsPreselected ?? true
}

/**
 * Whether staff enabled the counting of page views of visitors who have not yet accepted or refused
 * in the consent banner.
 */
export async function isViewCountedWithoutConsent(payload: Payload): Promise<boolean> {
  const settings = await payload.findGlobal({ slug: 'website-settings', overrideAccess: false })
  return settings.countWithoutConsent ?? false
}
