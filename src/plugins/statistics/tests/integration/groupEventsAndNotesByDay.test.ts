import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { findSiteEvents } from '@/src/plugins/statistics/queries/findSiteEvents'
import { findStaffDayNotes } from '@/src/plugins/statistics/queries/findStaffDayNotes'
import { describeSiteEvent } from '@/src/plugins/statistics/words/admin/siteEvents'
import { contentOf } from '@/tests/support/contentOf'
import { aPicture } from '@/tests/support/pages'
import { signedInPeople } from '@/tests/support/people'
import { aJobApplication, aUser } from '@/tests/support/records'
import { restClient } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>
beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
})
afterAll(() => started.stop())

const admin = () => people.get('admin') ?? restClient()
const today = () => dayInTimezone('Europe/Paris', new Date())
const OFFER = {
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
const LIST_PAGE = {
  ...{ title: 'Offres', intro: 'Texte', benefits: cards },
  spontaneous: { title: 'Titre', text: 'Texte', linkLabel: 'Écrire' },
  reasons: { heading: 'Titre', cards, linkLabel: 'Lire' },
}

/** Reads the id of the created document from a response. */
const numberOf = (body: unknown) => Made.parse(body).doc.id
const Made = z.object({ doc: z.object({ id: z.number() }) })

async function eventsOf(from: string, to = from) {
  const asked = { period: { from, to }, timezone: 'Europe/Paris' } as const
  return findSiteEvents(started.payload, asked)
}
const toldOf = async (from: string, to: string) =>
  (await eventsOf(from, to)).recorded.map(describeSiteEvent)

describe('The events of a day', () => {
  beforeEach(async () => {
    await started.payload.db.pool.query(`
      ALTER TABLE audit_entries DISABLE TRIGGER ALL;
      DELETE FROM audit_entries;
      ALTER TABLE audit_entries ENABLE TRIGGER ALL`)
  })

  test('include those of offers, the banner and pages, in one line each and without their author', async () => {
    const picture = (await aPicture(started.payload)).id
    const { 'expertise-pages': page } = contentOf(picture)
    // The day may change during this test.
    const begun = today()
    const made = await admin().post('/job-offers', OFFER)
    const id = numberOf(made.body)
    await admin().patch(`/job-offers/${id}`, { isActive: false })
    await admin().patch(`/job-offers/${id}`, { isActive: true })
    await admin().post('/globals/hero-settings', { mainTitle: 'Bonjour' })
    const written = await admin().post('/expertise-pages', { ...page, _status: 'draft' })
    const published = `/expertise-pages/${numberOf(written.body)}`
    await admin().patch(published, { _status: 'published' })
    // A page that is published again without a change is no event.
    await admin().patch(published, { _status: 'published' })
    const listPage = { ...LIST_PAGE, _status: 'published' }
    expect((await admin().post('/globals/job-list-page', listPage)).status).toBe(200)
    await admin().post('/globals/job-list-page', { title: 'Offres', _status: 'published' })
    const told = await toldOf(begun, today())
    expect(told).toEqual([
      'Offre mise en ligne\u00A0: «\u00A0Architecte\u00A0»',
      'Offre retirée du site\u00A0: «\u00A0Architecte\u00A0»',
      'Offre mise en ligne\u00A0: «\u00A0Architecte\u00A0»',
      'Bannière d’accueil modifiée',
      expect.stringMatching(/^Page mise en ligne.*»$/),
      'Page mise en ligne\u00A0: «\u00A0Nos offres\u00A0»',
    ])
    const { recorded } = await eventsOf(begun, today())
    expect(Object.keys(recorded[0] ?? {}).sort()).toEqual(
      ['action', 'day', 'details', 'subject', 'target', 'times'].sort(),
    )
  })

  test('do not include drafts, candidates, messages and accounts', async () => {
    const picture = (await aPicture(started.payload)).id
    const begun = today()
    await admin().post('/expertise-pages', {
      ...contentOf(picture)['expertise-pages'],
      _status: 'draft',
    })
    const application = await aJobApplication(started.payload)
    await admin().patch(`/job-applications/${application.id}`, { status: 'accepted' })
    await admin().delete(`/job-applications/${application.id}`)
    expect((await eventsOf(begun, today())).recorded).toEqual([])
  })

  test('are those of the day in the time zone of the site', async () => {
    await started.payload.db.pool.query(`
      INSERT INTO audit_entries (created_at, action, target) VALUES
        ('2026-10-24T21:59:59.999Z', 'settingsChanged', 'hero-settings'),
        ('2026-10-24T22:00:00Z', 'settingsChanged', 'hero-settings'),
        ('2026-10-25T22:59:59.999Z', 'settingsChanged', 'hero-settings'),
        ('2026-10-25T23:00:00Z', 'settingsChanged', 'hero-settings')`)
    const { recorded } = await eventsOf('2026-10-25')
    expect(recorded).toMatchObject([{ day: '2026-10-25', times: 2 }])
  })

  test('include the number of mails to candidates, without their recipients', async () => {
    const application = (await aJobApplication(started.payload)).id
    const answer = (sentAt: string, state: 'sent' | 'waiting') =>
      started.payload.create({
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
    expect((await eventsOf('2026-11-12')).mailed).toEqual([{ day: '2026-11-12', mails: 2 }])
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
    expect((await admin().post('/day-marks', sent)).status).toBe(400)
  })

  test('is shown on its day to all staff, and its deletion is in the audit trail', async () => {
    const sent = { day: '2026-11-12', sentence: 'Newsletter <b>de</b> novembre' }
    const id = numberOf((await admin().post('/day-marks', sent)).body)
    const user = {
      ...(await aUser(started.payload, { role: 'moderator' })),
      collection: 'users' as const,
    }
    const marks = (from: string, to: string) =>
      findStaffDayNotes(started.payload, { period: { from, to }, user })
    expect(await marks('2026-11-12', '2026-11-12')).toEqual([{ id, ...sent }])
    expect(await marks('2026-11-13', '2026-12-01')).toEqual([])
    await admin().delete(`/day-marks/${id}`)
    expect(await marks('2026-11-01', '2026-11-30')).toEqual([])
    const { rows } = await started.payload.db.pool.query(
      "SELECT action, subject FROM audit_entries WHERE target = 'day-marks'",
    )
    expect(rows).toEqual([{ action: 'deleted', subject: sent.sentence }])
  })
})
