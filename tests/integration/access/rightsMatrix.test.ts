import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, type Person, signedInPeople } from '../../support/people'
import { aCandidateFile, aContactMessage, aJobApplication, aJobOffer } from '../../support/records'
import { restClient } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const NOBODY: Person[] = []
const EVERYBODY: readonly Person[] = PEOPLE
const STAFF: Person[] = ['moderator', 'admin', 'super-admin']
const ADMINS: Person[] = ['admin', 'super-admin']

type Rights = { create: Rule; read: Rule; list: Rule; update: Rule; remove: Rule }
type Rule = readonly Person[]
type Sample = { rights: Rights; seed: () => Promise<number>; sent: object; change: object }

let started: TestPayload
let people: Awaited<ReturnType<typeof signedInPeople>>

beforeAll(async () => {
  started = await startTestPayload()
  people = await signedInPeople(started.payload)
})
afterAll(() => started.stop())

const offer = {
  title: 'Développeur',
  location: 'paris',
  contract: 'cdi',
  category: 'applications',
  experience: 'junior',
  mission: 'Développer',
  publishedDate: '21/11/2026',
}

const SAMPLES = {
  'job-offers': {
    rights: { create: STAFF, read: EVERYBODY, list: EVERYBODY, update: STAFF, remove: ADMINS },
    seed: async () => (await aJobOffer(started.payload)).id,
    sent: offer,
    change: { title: 'Un autre titre' },
  },
  'job-applications': {
    rights: { create: NOBODY, read: STAFF, list: STAFF, update: STAFF, remove: ADMINS },
    seed: async () => (await aJobApplication(started.payload)).id,
    sent: { candidateName: 'A', candidateEmail: 'a@b.fr', jobTitle: 'T', status: 'accepted' },
    change: { status: 'reviewed' },
  },
  'candidate-files': {
    rights: { create: NOBODY, read: STAFF, list: STAFF, update: NOBODY, remove: ADMINS },
    seed: async () => (await aCandidateFile(started.payload)).id,
    sent: uploadForm(),
    change: { originalName: 'autre.pdf' },
  },
  'contact-messages': {
    rights: { create: NOBODY, read: STAFF, list: STAFF, update: STAFF, remove: ADMINS },
    seed: async () => (await aContactMessage(started.payload)).id,
    sent: { name: 'A', email: 'a@b.fr', subject: 'S', message: 'M', status: 'replied' },
    change: { status: 'read' },
  },
  'page-visits': {
    rights: { create: NOBODY, read: STAFF, list: STAFF, update: NOBODY, remove: NOBODY },
    seed: async () => (await started.payload.create({ collection: 'page-visits', data: visit })).id,
    sent: {},
    change: { pagePath: '/' },
  },
  'visitor-sessions': {
    rights: { create: NOBODY, read: STAFF, list: STAFF, update: NOBODY, remove: NOBODY },
    seed: async () => {
      const data = { ...session, sessionId: crypto.randomUUID() }
      return (await started.payload.create({ collection: 'visitor-sessions', data })).id
    },
    sent: {},
    change: { exitPage: '/' },
  },
} satisfies Record<string, Sample>

describe.each(Object.entries(SAMPLES))('%s', (slug, { rights, seed, sent, change }) => {
  describe.each(PEOPLE)('%s', (person) => {
    const client = () => people.get(person) ?? restClient()
    const verb = (rule: Rule) => (rule.includes(person) ? 'may' : 'may not')

    test(`${verb(rights.create)} create`, async () => {
      const { status } = await client().post(`/${slug}`, sent)
      expect(status).toBe(rights.create.includes(person) ? 201 : 403)
    })

    test(`${verb(rights.read)} read one`, async () => {
      const { status } = await client().get(`/${slug}/${await seed()}`)
      expect(status).toBe(rights.read.includes(person) ? 200 : 403)
    })

    test(`${verb(rights.list)} read the list`, async () => {
      await seed()
      const { status } = await client().get(`/${slug}`)
      expect(status).toBe(rights.list.includes(person) ? 200 : 403)
    })

    test(`${verb(rights.read)} count`, async () => {
      const { status } = await client().get(`/${slug}/count`)
      expect(status).toBe(rights.read.includes(person) ? 200 : 403)
    })

    test(`${verb(rights.update)} update one or many`, async () => {
      const id = await seed()
      const allowed = rights.update.includes(person)
      const one = await client().patch(`/${slug}/${id}`, change)
      expect(one.status).toBe(allowed ? 200 : 403)
      const many = await client().patch(`/${slug}?where[id][equals]=${id}`, change)
      expect(many.status).toBe(allowed ? 200 : 403)
    })

    test(`${verb(rights.remove)} delete one or many`, async () => {
      const [first, second] = [await seed(), await seed()]
      const allowed = rights.remove.includes(person)
      const one = await client().delete(`/${slug}/${first}`)
      expect(one.status).toBe(allowed ? 200 : 403)
      const many = await client().delete(`/${slug}?where[id][equals]=${second}`)
      expect(many.status).toBe(allowed ? 200 : 403)
      expect(await remaining(slug, [first, second])).toBe(allowed ? 0 : 2)
    })

    test('may not duplicate what it may not create', async () => {
      const { status } = await client().post(`/${slug}/${await seed()}/duplicate`, {})
      expect(status < 400).toBe(rights.create.includes(person))
    })
  })
})

const GLOBALS = {
  'website-settings': { read: EVERYBODY, update: ADMINS, change: { tagline: 'Bonjour' } },
  'hero-settings': { read: EVERYBODY, update: ADMINS, change: { mainTitle: 'Bonjour' } },
  'navigation-settings': { read: EVERYBODY, update: ADMINS, change: { items: [] } },
  'email-settings': { read: ADMINS, update: ADMINS, change: { smtpPort: 25 } },
}

describe.each(Object.entries(GLOBALS))('%s', (slug, { read, update, change }) => {
  test.each(PEOPLE)('%s', async (person) => {
    const client = people.get(person) ?? restClient()
    const seen = await client.get(`/globals/${slug}`)
    expect(seen.status).toBe(read.includes(person) ? 200 : 403)
    const changed = await client.post(`/globals/${slug}`, change)
    expect(changed.status).toBe(update.includes(person) ? 200 : 403)
  })
})

async function remaining(slug: string, ids: number[]) {
  const table = slug.replaceAll('-', '_')
  const sql = `SELECT count(*)::int AS left FROM ${table} WHERE id = ANY($1)`
  const { rows } = await started.payload.db.pool.query(sql, [ids])
  return rows[0].left
}

function uploadForm() {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ originalName: 'cv.pdf' }))
  form.set('file', new Blob(['%PDF-1.4'], { type: 'application/pdf' }), 'cv.pdf')
  return form
}

const visitor = {
  visitorId: 'v',
  sessionId: 's',
  deviceType: 'desktop',
  browser: 'Chrome',
  os: 'macOS',
}
const visit = { ...visitor, pagePath: '/', createdAt: '2026-11-21T10:00:00Z' }
const session = { ...visitor, entryPage: '/', exitPage: '/', pageViews: 1 }
