import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { findSiteEvents } from '@/src/plugins/statistics/queries/findSiteEvents'
import { findStaffDayNotes } from '@/src/plugins/statistics/queries/findStaffDayNotes'
import { describeSiteEvent } from '@/src/plugins/statistics/words/admin/siteEvents'
import { contentOf } from '@/tests/support/contentOf'
import { aPicture } from '@/tests/support/pages'
import { signInPeople } from '@/tests/support/people'
import { aJobApplication, aUser } from '@/tests/support/records'
import { restClient } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let clientsByPerson: Awaited<ReturnType<typeof signInPeople>>
beforeAll(async () => {
  testPayload = await startTestPayload()
  clientsByPerson = await signInPeople(testPayload.payload)
})
afterAll(() => testPayload.stop())

const adminClient = () => clientsByPerson.get('admin') ?? restClient()
const todayInParis = () => dayInTimezone('Europe/Paris', new Date())
const OFFER_CONTENT = {
  title: 'Architecte',
  location: 'paris',
  contract: 'cdi',
  category: 'applications',
  experience: 'senior',
  mission: 'Concevoir',
  publishedDate: '21/11/2026',
  payMinimum: 42_000,
  isActive: true,
}

const cards = [{ icon: 'users', title: 'Titre', text: 'Texte' }]
const LIST_PAGE_CONTENT = {
  ...{ title: 'Offres', intro: 'Texte', benefits: cards },
  spontaneous: { title: 'Titre', text: 'Texte', linkLabel: 'Écrire' },
  reasons: { heading: 'Titre', cards, linkLabel: 'Lire' },
}

/** Reads the id of the created document from a response. */
const createdId = (body: unknown) => CreatedDocumentSchema.parse(body).doc.id
const CreatedDocumentSchema = z.object({ doc: z.object({ id: z.number() }) })

async function findEvents(from: string, to = from) {
  const asked = { period: { from, to }, timezone: 'Europe/Paris' } as const
  return findSiteEvents(testPayload.payload, asked)
}
const describeEvents = async (from: string, to: string) =>
  (await findEvents(from, to)).recorded.map(describeSiteEvent)

describe('The events of a day', () => {
  beforeEach(async () => {
    await testPayload.payload.db.pool.query(`
      ALTER TABLE audit_entries DISABLE TRIGGER ALL;
      DELETE FROM audit_entries;
      ALTER TABLE audit_entries ENABLE TRIGGER ALL`)
  })

  test('include those of offers, the banner and pages, in one line each and without their author', async () => {
    const picture = (await aPicture(testPayload.payload)).id
    const { 'expertise-pages': page } = contentOf(picture)
    // The day may change during this test.
    const begun = todayInParis()
    const made = await adminClient().post('/job-offers', OFFER_CONTENT)
    const id = createdId(made.body)
    await adminClient().patch(`/job-offers/${id}`, { isActive: false })
    await adminClient().patch(`/job-offers/${id}`, { isActive: true })
    await adminClient().post('/globals/hero-settings', { mainTitle: 'Bonjour' })
    const written = await adminClient().post('/expertise-pages', { ...page, _status: 'draft' })
    const published = `/expertise-pages/${createdId(written.body)}`
    await adminClient().patch(published, { _status: 'published' })
    // A page that is published again without a change is no event.
    await adminClient().patch(published, { _status: 'published' })
    const listPage = { ...LIST_PAGE_CONTENT, _status: 'published' }
    expect((await adminClient().post('/globals/job-list-page', listPage)).status).toBe(200)
    await adminClient().post('/globals/job-list-page', { title: 'Offres', _status: 'published' })
    const told = await describeEvents(begun, todayInParis())
    expect(told).toEqual([
      'Offre mise en ligne\u00A0: «\u00A0Architecte\u00A0»',
      'Offre retirée du site\u00A0: «\u00A0Architecte\u00A0»',
      'Offre mise en ligne\u00A0: «\u00A0Architecte\u00A0»',
      'Bannière d’accueil modifiée',
      expect.stringMatching(/^Page mise en ligne.*»$/),
      'Page mise en ligne\u00A0: «\u00A0Nos offres\u00A0»',
    ])
    const { recorded } = await findEvents(begun, todayInParis())
    expect(Object.keys(recorded[0] ?? {}).sort()).toEqual(
      ['action', 'day', 'details', 'subject', 'target', 'times'].sort(),
    )
  })

  test('do not include drafts, candidates, messages and accounts', async () => {
    const picture = (await aPicture(testPayload.payload)).id
    const begun = todayInParis()
    await adminClient().post('/expertise-pages', {
      ...contentOf(picture)['expertise-pages'],
      _status: 'draft',
    })
    const application = await aJobApplication(testPayload.payload)
    await adminClient().patch(`/job-applications/${application.id}`, { status: 'accepted' })
    await adminClient().delete(`/job-applications/${application.id}`)
    expect((await findEvents(begun, todayInParis())).recorded).toEqual([])
  })

  test('are those of the day in the time zone of the site', async () => {
    await testPayload.payload.db.pool.query(`
      INSERT INTO audit_entries (created_at, action, target) VALUES
        ('2026-10-24T21:59:59.999Z', 'settingsChanged', 'hero-settings'),
        ('2026-10-24T22:00:00Z', 'settingsChanged', 'hero-settings'),
        ('2026-10-25T22:59:59.999Z', 'settingsChanged', 'hero-settings'),
        ('2026-10-25T23:00:00Z', 'settingsChanged', 'hero-settings')`)
    const { recorded } = await findEvents('2026-10-25')
    expect(recorded).toMatchObject([{ day: '2026-10-25', times: 2 }])
  })

  test('include the number of mails to candidates, without their recipients', async () => {
    const application = (await aJobApplication(testPayload.payload)).id
    const answer = (sentAt: string, state: 'sent' | 'waiting') =>
      testPayload.payload.create({
        collection: 'application-answers',
        data: {
          ...{ application, language: 'fr' as const, subject: 'S', body: 'B', state, sentAt },
          ...{ sendAfter: sentAt, answerKey: crypto.randomUUID() },
        },
      })
    await answer('2026-11-12T09:00:00Z', 'sent')
    await answer('2026-11-12T22:59:00Z', 'sent')
    await answer('2026-11-12T23:01:00Z', 'sent')
    await answer('2026-11-12T10:00:00Z', 'waiting')
    expect((await findEvents('2026-11-12')).mailed).toEqual([{ day: '2026-11-12', mails: 2 }])
  })
})

describe('A day note', () => {
  test.each([
    { day: '2026-02-30', sentence: 'Newsletter' },
    { day: '12/11/2026', sentence: 'Newsletter' },
    { day: '2026-11-12T00:00:00Z', sentence: 'Newsletter' },
    { day: '2026-11-12', sentence: '   ' },
    { day: '2026-11-12', sentence: 'é'.repeat(121) },
    { day: ['2026-11-12'], sentence: 'Newsletter' },
    { day: '2026-11-12', sentence: { $ne: '' } },
  ])('with an invalid day or sentence is refused: %j', async (sent) => {
    expect((await adminClient().post('/day-marks', sent)).status).toBe(400)
  })

  test('is shown on its day to all staff, and its deletion is in the audit trail', async () => {
    const sent = { day: '2026-11-12', sentence: 'Newsletter <b>de</b> novembre' }
    const id = createdId((await adminClient().post('/day-marks', sent)).body)
    const user = {
      ...(await aUser(testPayload.payload, { role: 'moderator' })),
      collection: 'users' as const,
    }
    const marks = (from: string, to: string) =>
      findStaffDayNotes(testPayload.payload, { period: { from, to }, user })
    expect(await marks('2026-11-12', '2026-11-12')).toEqual([{ id, ...sent }])
    expect(await marks('2026-11-13', '2026-12-01')).toEqual([])
    await adminClient().delete(`/day-marks/${id}`)
    expect(await marks('2026-11-01', '2026-11-30')).toEqual([])
    const { rows } = await testPayload.payload.db.pool.query(
      "SELECT action, subject FROM audit_entries WHERE target = 'day-marks'",
    )
    expect(rows).toEqual([{ action: 'deleted', subject: sent.sentence }])
  })
})
