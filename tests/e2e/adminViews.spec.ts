import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import {
  openAccount,
  publishOffer,
  rareWord,
  sendApplication,
  sendMessage,
} from '../support/siteRecords'
import { signedIn } from '../support/staffAccounts'
import { draftCopy } from '../support/staffContent'
import { expect, test } from '../support/test'

type Viewer = 'visitor' | 'moderator' | 'admin'
/** A screen by its address, what it shows that not everybody may see, and who may. */
type Screen = { address: string; shown: string; viewers: Viewer[] }

const STAFF: Viewer[] = ['moderator', 'admin']
const ADMINS: Viewer[] = ['admin']

const Listed = z.object({ docs: z.array(z.object({ id: z.number() })) })
const Versions = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })) })

test('each screen of the admin, asked for by its address, shows each role what it may see', async ({
  baseURL,
  request,
  staff,
  director,
}) => {
  test.slow()
  const account = await openAccount(director, { role: 'moderator' })
  const moderator = await signedIn(baseURL ?? '', account)
  const viewers = { visitor: request, moderator, admin: staff }
  for (const { address, shown, viewers: allowed } of await screens(staff, director)) {
    for (const viewer of ['visitor', ...STAFF] as const) {
      const page = await (await viewers[viewer].get(address)).text()
      const seen = `${viewer} sees ${shown} at ${address}`
      expect(page.includes(shown), seen).toBe(allowed.includes(viewer))
    }
  }
  await moderator.dispose()
})

/** Where a Moderator has nothing to look for, and a colleague's address might stand. */
const elsewhere = (account: number) => [
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

test('a colleague’s address is told to no Moderator and no visitor, whatever screen is asked for', async ({
  baseURL,
  request,
  staff,
  director,
}) => {
  test.slow()
  const colleague = await openAccount(director, { role: 'moderator' })
  const email = colleague.email.toLowerCase()
  const id = await firstId(staff, 'users', 'email', email)
  // A sign-in is a line of the log, and the last one of the list.
  await (await signedIn(baseURL ?? '', colleague)).dispose()
  const account = await openAccount(director, { role: 'moderator' })
  const moderator = await signedIn(baseURL ?? '', account)
  const told: string[] = []
  for (const address of elsewhere(id)) {
    for (const [viewer, client] of Object.entries({ visitor: request, moderator })) {
      const answer = await client.get(address)
      expect(answer.status(), `${viewer} at ${address}`).toBeLessThan(500)
      if ((await answer.text()).includes(email)) told.push(`${viewer} at ${address}`)
    }
  }
  expect(told).toEqual([])
  expect(await (await staff.get(`/admin/collections/users/${id}`)).text()).toContain(email)
  await moderator.dispose()
})

async function screens(staff: APIRequestContext, director: APIRequestContext): Promise<Screen[]> {
  const name = `Irène ${rareWord()}`
  const { email } = await openAccount(director, { role: 'moderator', name })
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff)
  const { subject } = await sendMessage(staff, 'Bonjour')
  // Drafts: other journeys count what the home page shows.
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
    { address: `${list}/job-offers/${offer.id}`, shown: offer.title, viewers: STAFF },
    { address: `${list}/job-applications`, shown: candidateName, viewers: STAFF },
    {
      address: `${list}/job-applications/${application}`,
      shown: candidateName,
      viewers: STAFF,
    },
    { address: `${list}/contact-messages/${message}`, shown: subject, viewers: STAFF },
    { address: `${list}/testimonials/${kept.id}`, shown: `Témoin ${word}`, viewers: STAFF },
    { address: `${list}/testimonials/trash`, shown: `Jeté ${word}`, viewers: ADMINS },
    {
      address: `${list}/testimonials/trash/${thrown.id}`,
      shown: `Jeté ${word}`,
      viewers: ADMINS,
    },
    {
      address: `${list}/testimonials/trash/${thrown.id}/versions/${version}`,
      shown: `Jeté ${word}`,
      viewers: ADMINS,
    },
    { address: `${list}/users/${account}`, shown: name, viewers: ADMINS },
    { address: `${list}/audit-entries/${entry}`, shown: name, viewers: ADMINS },
    {
      address: '/admin/globals/email-settings',
      shown: formValue('smtpHost'),
      viewers: ADMINS,
    },
    {
      address: '/admin/globals/data-retention',
      shown: formValue('applicationMonths'),
      viewers: ADMINS,
    },
  ]
}

/** How the page brings a form's value along: that there is such a field, everybody who signs in is told. */
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
