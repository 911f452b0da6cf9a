import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../support/httpTest'
import {
  openAccount,
  publishOffer,
  rareWord,
  sendApplication,
  sendMessage,
} from '../support/siteRecords'
import { signedIn } from '../support/staffAccounts'
import { draftCopy } from '../support/staffContent'

type Viewer = 'visitor' | 'moderator' | 'admin'
/** A screen by its path, a text that not every role may see, and the roles that may. */
type Screen = { path: string; shown: string; viewers: Viewer[] }

const STAFF: Viewer[] = ['moderator', 'admin']
const ADMINS: Viewer[] = ['admin']

const Listed = z.object({ docs: z.array(z.object({ id: z.number() })) })
const Versions = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })) })

test('Each screen of the admin shows each role what it may see', async ({
  baseURL,
  visitor,
  staff,
  director,
}) => {
  const account = await openAccount(director, { role: 'moderator' })
  const moderator = await signedIn(baseURL ?? '', account)
  const viewers = { visitor, moderator, admin: staff }
  for (const { path, shown, viewers: allowed } of await screens(staff, director)) {
    for (const viewer of ['visitor', ...STAFF] as const) {
      const page = await (await viewers[viewer].get(path)).text()
      const seen = `${viewer} sees ${shown} at ${path}`
      expect(page.includes(shown), seen).toBe(allowed.includes(viewer))
    }
  }
  await moderator.dispose()
})

/** Screens that a Moderator does not need and that could show a colleague’s e-mail address. */
const screensOfOthers = (account: number) => [
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
  const id = await firstId(staff, 'users', 'email', email)
  // The sign-in is the last line of the activity log.
  await (await signedIn(baseURL ?? '', colleague)).dispose()
  const account = await openAccount(director, { role: 'moderator' })
  const moderator = await signedIn(baseURL ?? '', account)
  const shownTo: string[] = []
  for (const path of screensOfOthers(id)) {
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

async function screens(staff: APIRequestContext, director: APIRequestContext): Promise<Screen[]> {
  const name = `Irène ${rareWord()}`
  const { email } = await openAccount(director, { role: 'moderator', name })
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff)
  const { subject } = await sendMessage(staff, 'Bonjour')
  // Drafts, because other journeys count the content of the home page.
  const word = rareWord()
  const kept = await draftCopy(staff, 'testimonials', { name: `Témoin ${word}` })
  const thrown = await draftCopy(staff, 'testimonials', { name: `Jeté ${word}` })
  const version = await versionOf(staff, thrown.id)
  const gone = { data: { deletedAt: new Date().toISOString() } }
  await expect(await staff.patch(`/api/testimonials/${thrown.id}`, gone)).toBeOK()
  const account = await firstId(staff, 'users', 'email', email.toLowerCase())
  const application = await firstId(staff, 'job-applications', 'candidateName', candidateName)
  const message = await firstId(staff, 'contact-messages', 'subject', subject)
  const entry = await firstId(staff, 'audit-entries', 'subject', name)
  const list = '/admin/collections'
  return [
    { path: `${list}/job-offers/${offer.id}`, shown: offer.title, viewers: STAFF },
    { path: `${list}/job-applications`, shown: candidateName, viewers: STAFF },
    {
      path: `${list}/job-applications/${application}`,
      shown: candidateName,
      viewers: STAFF,
    },
    { path: `${list}/contact-messages/${message}`, shown: subject, viewers: STAFF },
    { path: `${list}/testimonials/${kept.id}`, shown: `Témoin ${word}`, viewers: STAFF },
    { path: `${list}/testimonials/trash`, shown: `Jeté ${word}`, viewers: ADMINS },
    {
      path: `${list}/testimonials/trash/${thrown.id}`,
      shown: `Jeté ${word}`,
      viewers: ADMINS,
    },
    {
      path: `${list}/testimonials/trash/${thrown.id}/versions/${version}`,
      shown: `Jeté ${word}`,
      viewers: ADMINS,
    },
    { path: `${list}/users/${account}`, shown: name, viewers: ADMINS },
    { path: `${list}/audit-entries/${entry}`, shown: name, viewers: ADMINS },
    {
      path: '/admin/globals/email-settings',
      shown: formValue('smtpHost'),
      viewers: ADMINS,
    },
    {
      path: '/admin/globals/data-retention',
      shown: formValue('applicationMonths'),
      viewers: ADMINS,
    },
  ]
}

/** A form value as serialized in the page; the field names are in every page for staff. */
const formValue = (field: string) => `\\"${field}\\":`

async function firstId(staff: APIRequestContext, collection: string, field: string, value: string) {
  const params = { [`where[${field}][equals]`]: value, depth: '0', limit: '1' }
  const answer = await staff.get(`/api/${collection}`, { params })
  const [found] = Listed.parse(await answer.json()).docs
  if (!found) throw new Error(`Nothing in ${collection} has ${value} as its ${field}`)
  return found.id
}

async function versionOf(staff: APIRequestContext, testimonial: number) {
  const params = { 'where[parent][equals]': String(testimonial), limit: '1' }
  const answer = await staff.get('/api/testimonials/versions', { params })
  return Versions.parse(await answer.json()).docs[0]?.id
}
