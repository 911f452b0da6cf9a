import type { APIRequestContext } from '@playwright/test'
import { pluginScreens, pluginSeeded } from './pluginRegisters'
import { applicationsOf, publishOffer, sendApplication, sendMessage } from './siteRecords'

const CONTENT = [
  'expertise-pages',
  'offices',
  'sector-pages',
  'team-members',
  'testimonials',
  'value-pages',
]

const WRITTEN = [...CONTENT, 'job-offers', 'media', 'offer-criteria', 'users']
const RECEIVED = ['audit-entries', 'contact-messages', 'job-applications']
const LISTS = [...WRITTEN, ...RECEIVED]
const WITH_TRASH = [...CONTENT, 'contact-messages', 'job-offers']

const GLOBALS = [
  'adn-hub',
  'email-settings',
  'hero-settings',
  'home-page',
  'job-list-page',
  'legal-notice',
  'navigation-settings',
  'website-settings',
]

// The maximum is small, because all rows look the same.
const FEW_ROWS = '?limit=10'

const inCollections = (slugs: string[], rest = '') =>
  slugs.map((slug) => `/admin/collections/${slug}${rest}`)

/** Every admin path that needs no document, by kind of page. */
export const adminScreens = {
  outside: ['/admin/login', '/admin/forgot', '/admin/mot-de-passe', '/admin/nulle-part'],
  lists: ['/admin', ...inCollections(LISTS, FEW_ROWS), ...pluginScreens('lists')],
  trashes: [...inCollections(WITH_TRASH, `/trash${FEW_ROWS}`), ...pluginScreens('trashes')],
  ofSuperAdmins: pluginScreens('ofSuperAdmins'),
  forms: ['/admin/account', ...inCollections(WRITTEN, '/create'), ...pluginScreens('forms')],
  globals: [...GLOBALS.map((slug) => `/admin/globals/${slug}`), ...pluginScreens('globals')],
  /**
   * One of each layout: lists of our own and of Payload's, a trash, forms, settings with and
   * without tabs.
   */
  ofEachKind: [
    '/admin',
    ...inCollections(['audit-entries', 'expertise-pages', 'job-applications', 'job-offers']),
    ...inCollections(['contact-messages', 'media', 'users']),
    ...inCollections(['contact-messages', 'offices'], '/trash'),
    '/admin/account',
    ...inCollections(['job-offers', 'users', 'value-pages'], '/create'),
    '/admin/globals/home-page',
    ...pluginScreens('ofEachKind'),
  ],
}

/** Lists with a document of the demo company each. */
const SEEDED = [...WRITTEN.filter((slug) => slug !== 'job-offers'), ...pluginSeeded]

/** The path of one demo document of each kind. */
export async function seededDocuments(staff: APIRequestContext): Promise<string[]> {
  const addresses = SEEDED.map(async (slug) => {
    const answer = await staff.get(`/api/${slug}`, { params: { limit: 1, depth: 0, sort: 'id' } })
    const { docs } = await answer.json()
    return `/admin/collections/${slug}/${docs[0].id}`
  })
  return Promise.all(addresses)
}

/** The paths of an offer, an application and a message, created for the test. */
export async function receivedDocuments(staff: APIRequestContext): Promise<string[]> {
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff, { jobSlug: offer.slug })
  const { subject } = await sendMessage(staff, 'Bonjour')
  const [application] = await applicationsOf(staff, candidateName)
  const params = { 'where[subject][equals]': subject }
  const { docs } = await (await staff.get('/api/contact-messages', { params })).json()
  return [
    `/admin/collections/job-offers/${offer.id}`,
    `/admin/collections/job-applications/${application?.id}`,
    `/admin/collections/contact-messages/${docs[0].id}`,
  ]
}
