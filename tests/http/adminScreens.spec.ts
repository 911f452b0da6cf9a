import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../support/httpTest'
import {
  createRareWord,
  openAccount,
  publishOffer,
  sendApplication,
  sendMessage,
} from '../support/siteRecords'
import { signInByApi } from '../support/staffAccounts'
import { draftCopyOfFirst } from '../support/staffContent'

type ScreenViewer = 'visitor' | 'moderator' | 'admin'
/** A screen by its path, a text that not every role may see, and the roles that may. */
type ScreenCase = { path: string; shown: string; viewers: ScreenViewer[] }

const STAFF_VIEWERS: ScreenViewer[] = ['moderator', 'admin']
const ADMIN_VIEWERS: ScreenViewer[] = ['admin']

const ListedDocumentsSchema = z.object({ docs: z.array(z.object({ id: z.number() })) })
const VersionsSchema = z.object({
  docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })),
})

test('Each screen of the admin shows each role what it may see', async ({
  baseURL,
  visitor,
  staff,
  director,
}) => {
  const account = await openAccount(director, { role: 'moderator' })
  const moderator = await signInByApi(baseURL ?? '', account)
  const viewers = { visitor, moderator, admin: staff }
  for (const { path, shown, viewers: allowed } of await createScreenCases(staff, director)) {
    for (const viewer of ['visitor', ...STAFF_VIEWERS] as const) {
      const page = await (await viewers[viewer].get(path)).text()
      const seen = `${viewer} sees ${shown} at ${path}`
      expect(page.includes(shown), seen).toBe(allowed.includes(viewer))
    }
  }
  await moderator.dispose()
})

/** Screens that a Moderator does not need and that could show a colleague’s e-mail address. */
const screensClosedToModerator = (account: number) => [
  '/admin',
  '/admin/account',
  '/admin/collections/users',
  '/admin/collections/users/create',
  `/admin/collections/users/${account}`,
  `/admin/collections/users/${account}/versions`,
  `/admin/collections/users/${account}/api`,
  '/admin/collections/users/trash',
  '/admin/collections/audit-entries',
  '/admin/collections/audit-entries/create',
  '/admin/collections/payload-query-presets',
  '/admin/collections/payload-locked-documents',
  '/admin/collections/payload-preferences',
  '/admin/collections/payload-jobs',
  '/admin/globals/email-settings',
  '/admin/globals/email-settings/envois',
  '/admin/globals/email-settings/api',
  '/admin/globals/data-retention',
  '/admin/globals/data-retention/personne',
]

test('No screen shows a colleague’s e-mail address to a Moderator or a visitor', {
  tag: '@slow',
}, async ({ baseURL, visitor, staff, director }) => {
  const colleague = await openAccount(director, { role: 'moderator' })
  const email = colleague.email.toLowerCase()
  const id = await findFirstId(staff, 'users', 'email', email)
  // The sign-in is the last line of the activity log.
  await (await signInByApi(baseURL ?? '', colleague)).dispose()
  const account = await openAccount(director, { role: 'moderator' })
  const moderator = await signInByApi(baseURL ?? '', account)
  const shownTo: string[] = []
  for (const path of screensClosedToModerator(id)) {
    for (const [viewer, client] of Object.entries({ visitor, moderator })) {
      const response = await client.get(path)
      expect(response.status(), `${viewer} at ${path}`).toBeLessThan(500)
      if ((await response.text()).includes(email)) shownTo.push(`${viewer} at ${path}`)
    }
  }
  expect(shownTo).toEqual([])
  expect(await (await staff.get(`/admin/collections/users/${id}`)).text()).toContain(email)
  await moderator.dispose()
})

async function createScreenCases(
  staff: APIRequestContext,
  director: APIRequestContext,
): Promise<ScreenCase[]> {
  const name = `Irène ${createRareWord()}`
  const { email } = await openAccount(director, { role: 'moderator', name })
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff)
  const { subject } = await sendMessage(staff, 'Bonjour')
  // Drafts, because other journeys count the content of the home page.
  const word = createRareWord()
  const kept = await draftCopyOfFirst(staff, 'testimonials', { name: `Témoin ${word}` })
  const thrown = await draftCopyOfFirst(staff, 'testimonials', { name: `Jeté ${word}` })
  const version = await findVersionId(staff, thrown.id)
  const gone = { data: { deletedAt: new Date().toISOString() } }
  await expect(await staff.patch(`/api/testimonials/${thrown.id}`, gone)).toBeOK()
  const account = await findFirstId(staff, 'users', 'email', email.toLowerCase())
  const application = await findFirstId(staff, 'job-applications', 'candidateName', candidateName)
  const message = await findFirstId(staff, 'contact-messages', 'subject', subject)
  const entry = await findFirstId(staff, 'audit-entries', 'subject', name)
  const list = '/admin/collections'
  return [
    { path: `${list}/job-offers/${offer.id}`, shown: offer.title, viewers: STAFF_VIEWERS },
    { path: `${list}/job-applications`, shown: candidateName, viewers: STAFF_VIEWERS },
    {
      path: `${list}/job-applications/${application}`,
      shown: candidateName,
      viewers: STAFF_VIEWERS,
    },
    { path: `${list}/contact-messages/${message}`, shown: subject, viewers: STAFF_VIEWERS },
    { path: `${list}/testimonials/${kept.id}`, shown: `Témoin ${word}`, viewers: STAFF_VIEWERS },
    { path: `${list}/testimonials/trash`, shown: `Jeté ${word}`, viewers: ADMIN_VIEWERS },
    {
      path: `${list}/testimonials/trash/${thrown.id}`,
      shown: `Jeté ${word}`,
      viewers: ADMIN_VIEWERS,
    },
    {
      path: `${list}/testimonials/trash/${thrown.id}/versions/${version}`,
      shown: `Jeté ${word}`,
      viewers: ADMIN_VIEWERS,
    },
    { path: `${list}/users/${account}`, shown: name, viewers: ADMIN_VIEWERS },
    { path: `${list}/audit-entries/${entry}`, shown: name, viewers: ADMIN_VIEWERS },
    {
      path: '/admin/globals/email-settings',
      shown: formValueInHtml('smtpHost'),
      viewers: ADMIN_VIEWERS,
    },
    {
      path: '/admin/globals/data-retention',
      shown: formValueInHtml('applicationMonths'),
      viewers: ADMIN_VIEWERS,
    },
  ]
}

/** A form value as serialized in the page; the field names are in every page for staff. */
const formValueInHtml = (field: string) => `\\"${field}\\":`

async function findFirstId(
  staff: APIRequestContext,
  collection: string,
  field: string,
  value: string,
) {
  const params = { [`where[${field}][equals]`]: value, depth: '0', limit: '1' }
  const answer = await staff.get(`/api/${collection}`, { params })
  const [found] = ListedDocumentsSchema.parse(await answer.json()).docs
  if (!found) throw new Error(`Nothing in ${collection} has ${value} as its ${field}`)
  return found.id
}

async function findVersionId(staff: APIRequestContext, testimonial: number) {
  const params = { 'where[parent][equals]': String(testimonial), limit: '1' }
  const answer = await staff.get('/api/testimonials/versions', { params })
  return VersionsSchema.parse(await answer.json()).docs[0]?.id
}
