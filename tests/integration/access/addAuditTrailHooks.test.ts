import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isAuditTarget } from '@/src/domain/audit/audit'
import { runDueJobs } from '@/tests/support/dueJobs'
import { PEOPLE, type Person, signInPeople } from '@/tests/support/people'
import { collectionsOutsideAuditTrail } from '@/tests/support/pluginRegisters'
import {
  aContactMessage,
  aJobApplication,
  aJobOffer,
  aUser,
  PASSWORD,
} from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const ADMIN_ROLES: Person[] = ['admin', 'super-admin']
const NOT_SENT_SENTENCE =
  'Pas envoyé\u00A0: gardé dans un dossier du serveur, faute de serveur d’envoi'

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>

beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
})
afterAll(() => testPayload.stop())

// The trail cannot be emptied: each test reads the entries after its beginning.
let lastEntryIdBefore = 0
beforeEach(async () => {
  lastEntryIdBefore = (await readEntriesSince(0)).at(-1)?.id ?? 0
})

describe('The audit trail records with the user', () => {
  test('a sign-in and a sign-out', async () => {
    const { email, id, name } = await aUser(testPayload.payload)
    const client = restClient(await signInForCookie(email), undefined, '198.51.100.7')
    await client.post('/users/logout')
    expect(await readRecordedEntries()).toEqual([
      {
        action: 'signedIn',
        actorId: id,
        actorName: name,
        actorEmail: email,
        subject: name,
        address: false,
      },
      {
        action: 'signedOut',
        actorId: id,
        actorName: name,
        actorEmail: email,
        subject: name,
        address: true,
      },
    ])
  })

  test('the status of an application, a message and an offer', async () => {
    const application = await aJobApplication(testPayload.payload)
    const message = await aContactMessage(testPayload.payload)
    const offer = await aJobOffer(testPayload.payload, { title: 'Architecte' })
    const client = clientOf('moderator')
    await client.patch(`/job-applications/${application.id}`, { status: 'accepted' })
    await client.patch(`/job-applications/${application.id}`, { status: 'accepted' })
    await client.patch(`/contact-messages/${message.id}`, { status: 'read' })
    await client.patch(`/job-offers/${offer.id}`, { isActive: false })
    expect(await readEntrySentences()).toEqual([
      `statusChanged job-applications n° ${application.id}: En attente → Accepté`,
      `statusChanged contact-messages n° ${message.id}: Non lu → Traité`,
      'statusChanged job-offers Architecte: Actif → Inactif',
    ])
  })

  test('a deletion, without the candidate’s name', async () => {
    const { id } = await aJobApplication(testPayload.payload)
    await clientOf('admin').delete(`/job-applications/${id}`)
    expect(await readEntrySentences()).toEqual([`deleted job-applications n° ${id}`])
    expect(JSON.stringify(await readEntriesSince(lastEntryIdBefore))).not.toContain('Camille')
  })

  test('changed settings, by their names without their values', async () => {
    const sent = { smtpHost: 'smtp.exemple.test', smtpUser: 'moi', smtpPassword: 'un-secret-bien' }
    await clientOf('admin').post('/globals/email-settings', sent)
    await clientOf('admin').post('/globals/email-settings', sent)
    const [entry, ...others] = await readEntrySentences()
    expect(entry).toMatch(/Serveur SMTP, .*Identifiant SMTP, .*Mot de passe SMTP/)
    expect(entry).not.toMatch(/un-secret-bien|smtp\.exemple/)
    expect(others).toHaveLength(1)
  })

  test('an account that is invited, given another role, suspended, reopened or deleted', async () => {
    const client = clientOf('super-admin')
    const invited = {
      name: 'Ève',
      email: 'eve@exemplia.test',
      role: 'moderator',
      status: 'invited',
    }
    const { body } = await client.post('/users', { ...invited, password: PASSWORD })
    expect(body).toHaveProperty('doc.id')
    const [{ documentId }] = await readEntriesSince(lastEntryIdBefore)
    const raise = { role: 'admin', currentPassword: PASSWORD }
    for (const change of [raise, { status: 'inactive' }, { status: 'active' }]) {
      await client.patch(`/users/${documentId}`, change)
    }
    await client.delete(`/users/${documentId}`)
    expect(await readEntrySentences()).toEqual([
      'userInvited users Ève',
      'roleChanged users Ève: Modérateur → Administrateur',
      'userSuspended users Ève',
      'userReopened users Ève',
      'deleted users Ève',
    ])
  })

  test('a declined access request, distinct from a deleted account', async () => {
    const request = await aUser(testPayload.payload, { status: 'invited', name: 'Ugo' })
    const account = await aUser(testPayload.payload, { name: 'Inès' })
    await clientOf('super-admin').delete(`/users/${request.id}`)
    await clientOf('super-admin').delete(`/users/${account.id}`)
    expect(await readEntrySentences()).toEqual([
      // The entry has no name, because the visitor may ask for its erasure.
      `deleted users n° ${request.id}: Demande d’accès refusée`,
      'deleted users Inès',
    ])
  })

  test('a link to choose a password, with its sender and whether it left', async () => {
    await clientOf('admin').post('/globals/email-settings', { smtpHost: '' })
    const { id, email, name } = await aUser(testPayload.payload)
    const admin = await aUser(testPayload.payload, { role: 'admin' })
    await restClient(await signInForCookie(admin.email)).post(`/users/${id}/lien`)
    await runDueJobs(testPayload.payload)
    const entry = (await readEntriesSince(lastEntryIdBefore)).at(-1)
    expect(entry).toMatchObject({
      action: 'passwordLinkSent',
      subject: name,
      actorName: admin.name,
      actorEmail: admin.email,
      details: NOT_SENT_SENTENCE,
    })
    expect(Number(entry?.actorId)).toBe(admin.id)

    await testPayload.payload.db.pool.query('DELETE FROM password_links')
    await restClient().post('/users/forgot-password', { email })
    await runDueJobs(testPayload.payload)
    expect((await readEntriesSince(lastEntryIdBefore)).at(-1)).toMatchObject({
      action: 'passwordLinkSent',
      actorId: null,
      actorName: null,
    })
  })

  test('nothing when a change is refused or rolled back', async () => {
    const offer = await aJobOffer(testPayload.payload)
    await clientOf('moderator').delete(`/job-offers/${offer.id}`)
    await clientOf('admin').patch(`/job-offers/${offer.id}`, { isActive: false, title: '' })
    expect(await readEntrySentences()).toEqual([])
  })
})

describe('A refused sign-in', () => {
  test('is recorded for a known and an unknown account, without the typed text', async () => {
    const { email, name } = await aUser(testPayload.payload)
    await restClient().post('/users/login', { email, password: 'un autre' })
    await restClient().post('/users/login', { email: 'ma-phrase@secrete.test', password: 'x' })
    expect(await readEntrySentences()).toEqual([
      `signInFailed users ${name}`,
      'signInFailed users Compte inconnu',
    ])
    expect(JSON.stringify(await readEntriesSince(lastEntryIdBefore))).not.toContain('secrete')
  })

  test('is recorded for a suspended account, with a right or wrong password', async () => {
    const { email, name } = await aUser(testPayload.payload, { status: 'inactive' })
    await restClient().post('/users/login', { email, password: 'un autre' })
    await restClient().post('/users/login', { email, password: PASSWORD })
    expect(await readEntrySentences()).toEqual([
      `signInFailed users ${name}`,
      `signInFailed users ${name}`,
    ])
  })

  test('is recorded twenty times per IP address at most', async () => {
    await testPayload.payload.db.pool.query(`
      INSERT INTO audit_entries (created_at, action, address)
      SELECT now(), 'signInFailed', '203.0.113.9' FROM generate_series(1, 19)`)
    const from = restClient('', undefined, '203.0.113.9')
    for (const email of ['un@exemplia.test', 'deux@exemplia.test', 'trois@exemplia.test']) {
      await from.post('/users/login', { email, password: 'x' })
    }
    expect(await readEntrySentences()).toHaveLength(20)
    await restClient().post('/users/login', { email: 'quatre@exemplia.test', password: 'x' })
    expect(await readEntrySentences()).toHaveLength(21)
  })
})

describe.each(PEOPLE)('%s', (person) => {
  test('reads the audit trail, or may not, and cannot change it', async () => {
    await aJobOffer(testPayload.payload)
    const [{ id }] = await readEntriesSince(0)
    const client = clientOf(person)
    const change = { action: 'signedOut', actorName: 'Personne' }
    const mayRead = ADMIN_ROLES.includes(person) ? 200 : 403
    const statuses = {
      list: (await client.get('/audit-entries')).status,
      read: (await client.get(`/audit-entries/${id}`)).status,
      count: (await client.get('/audit-entries/count')).status,
    }
    expect(statuses).toEqual({ list: mayRead, read: mayRead, count: mayRead })
    const before = await readEntriesSince(0)
    const attempts = [
      await client.post('/audit-entries', change),
      await client.patch(`/audit-entries/${id}`, change),
      await client.patch(`/audit-entries?where[id][equals]=${id}`, change),
      await client.patch(`/audit-entries/${id}?trash=true`, { deletedAt: '2026-11-22T10:00:00Z' }),
      await client.delete(`/audit-entries/${id}`),
      await client.delete(`/audit-entries?where[id][equals]=${id}`),
      await client.delete(`/audit-entries/${id}?trash=true`),
      await client.post(`/audit-entries/${id}/duplicate`, {}),
    ]
    expect(attempts.filter(({ status }) => status < 400)).toEqual([])
    expect(await readEntriesSince(0)).toEqual(before)
    expect((await client.get('/audit-entries/versions')).status).toBeGreaterThanOrEqual(400)
  })
})

test('The database refuses to delete an entry for six months', async () => {
  const { pool } = testPayload.payload.db
  await expect(pool.query('DELETE FROM audit_entries')).rejects.toThrow('stays as it was written')
  await expect(pool.query("UPDATE audit_entries SET subject = 'x'")).rejects.toThrow('stays')
  await pool.query(
    "INSERT INTO audit_entries (created_at, action) VALUES (now() - interval '185 days', 'exported')",
  )
  const { rowCount } = await pool.query("DELETE FROM audit_entries WHERE action = 'exported'")
  expect(rowCount).toBe(1)
})

test('Each collection that staff change is in the audit trail', () => {
  const { collections, globals } = testPayload.payload.config
  const unheard = [
    // These are written only by the product, and deleted with their owner.
    'application-events',
    // No user writes these documents.
    'audit-entries',
    ...collectionsOutsideAuditTrail,
  ]
  const slugs = [...collections, ...globals]
    .map(({ slug }) => slug)
    .filter((slug) => !slug.startsWith('payload-') && !unheard.includes(slug))
  // The entries of a removed plugin remain, and so does their target.
  expect(slugs.filter((slug) => !isAuditTarget(slug))).toEqual([])
  expect(slugs).toEqual(expect.arrayContaining(['job-offers', 'home-page']))
})

function clientOf(person: Person) {
  return clientsByPerson.get(person) ?? restClient()
}

async function readEntriesSince(id: number) {
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT id, action, actor_id AS "actorId", actor_name AS "actorName", target, details, subject,
      actor_email AS "actorEmail", document_id AS "documentId", address
    FROM audit_entries WHERE id > $1 ORDER BY id`,
    [id],
  )
  return rows
}

async function readRecordedEntries() {
  const entries = await readEntriesSince(lastEntryIdBefore)
  return entries.map(({ action, actorId, actorName, actorEmail, subject, address }) => ({
    action,
    actorId: Number(actorId),
    actorName,
    actorEmail,
    subject,
    address: address === '198.51.100.7',
  }))
}

async function readEntrySentences() {
  const entries = await readEntriesSince(lastEntryIdBefore)
  return entries.map(
    ({ action, target, subject, details }) =>
      `${action} ${target} ${subject}${details ? `: ${details}` : ''}`,
  )
}
