import type { APIRequestContext } from '@playwright/test'
import { pluginScreens, pluginSeededCollections } from './pluginRegisters'
import { findApplicationsOf, publishOffer, sendApplication, sendMessage } from './siteRecords'

const CONTENT_SLUGS = [
  'expertise-pages',
  'offices',
  'sector-pages',
  'team-members',
  'testimonials',
  'value-pages',
]

const FORM_SLUGS = [...CONTENT_SLUGS, 'job-offers', 'media', 'offer-criteria', 'users']
const RECEIVED_SLUGS = ['audit-entries', 'contact-messages', 'job-applications']
const LIST_SLUGS = [...FORM_SLUGS, ...RECEIVED_SLUGS]
const TRASH_SLUGS = [...CONTENT_SLUGS, 'contact-messages', 'job-offers']

const GLOBAL_SLUGS = [
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
const FEW_ROWS_QUERY = '?limit=10'

const collectionPaths = (slugs: string[], rest = '') =>
  slugs.map((slug) => `/admin/collections/${slug}${rest}`)

/** Every admin path that needs no document, by kind of page. */
export const adminScreens = {
  outside: ['/admin/login', '/admin/forgot', '/admin/mot-de-passe', '/admin/nulle-part'],
  lists: ['/admin', ...collectionPaths(LIST_SLUGS, FEW_ROWS_QUERY), ...pluginScreens('lists')],
  trashes: [
    ...collectionPaths(TRASH_SLUGS, `/trash${FEW_ROWS_QUERY}`),
    ...pluginScreens('trashes'),
  ],
  ofSuperAdmins: pluginScreens('ofSuperAdmins'),
  forms: ['/admin/account', ...collectionPaths(FORM_SLUGS, '/create'), ...pluginScreens('forms')],
  globals: [...GLOBAL_SLUGS.map((slug) => `/admin/globals/${slug}`), ...pluginScreens('globals')],
  /**
   * One of each layout: lists of our own and of Payload's, a trash, forms, settings with and
   * without tabs.
   */
  ofEachKind: [
    '/admin',
    ...collectionPaths(['audit-entries', 'expertise-pages', 'job-applications', 'job-offers']),
    ...collectionPaths(['contact-messages', 'media', 'users']),
    ...collectionPaths(['contact-messages', 'offices'], '/trash'),
    '/admin/account',
    ...collectionPaths(['job-offers', 'users', 'value-pages'], '/create'),
    '/admin/globals/home-page',
    ...pluginScreens('ofEachKind'),
  ],
}

/** Lists with a document of the demo company each. */
const SEEDED_SLUGS = [
  ...FORM_SLUGS.filter((slug) => slug !== 'job-offers'),
  ...pluginSeededCollections,
]

/** The path of one demo document of each kind. */
export async function findSeededDocumentPaths(staff: APIRequestContext): Promise<string[]> {
  const addresses = SEEDED_SLUGS.map(async (slug) => {
    const answer = await staff.get(`/api/${slug}`, { params: { limit: 1, depth: 0, sort: 'id' } })
    const { docs } = await answer.json()
    return `/admin/collections/${slug}/${docs[0].id}`
  })
  return Promise.all(addresses)
}

/** The paths of an offer, an application and a message, created for the test. */
export async function createReceivedDocumentPaths(staff: APIRequestContext): Promise<string[]> {
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff, { jobSlug: offer.slug })
  const { subject } = await sendMessage(staff, 'Bonjour')
  const [application] = await findApplicationsOf(staff, candidateName)
  const params = { 'where[subject][equals]': subject }
  const { docs } = await (await staff.get('/api/contact-messages', { params })).json()
  return [
    `/admin/collections/job-offers/${offer.id}`,
    `/admin/collections/job-applications/${application?.id}`,
    `/admin/collections/contact-messages/${docs[0].id}`,
  ]
}
