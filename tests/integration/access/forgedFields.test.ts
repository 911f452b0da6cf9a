import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf } from '../../support/contentOf'
import { createPictureForm, recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { pluginCollections } from '../../support/pluginRegisters'
import { aUser } from '../../support/records'
import { type RestClient, restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const LONG_AGO = '2001-01-01T00:00:00.000Z'

/** Values for the fields that the product itself sets. */
const FORGED_FIELDS = {
  id: 4242,
  createdAt: LONG_AGO,
  updatedAt: LONG_AGO,
  statusChangedAt: LONG_AGO,
  statusChangedBy: 1,
  statusChangedByName: 'Quelqu’un d’autre',
  author: 1,
  authorName: 'Quelqu’un d’autre',
  account: 1,
  accountName: 'Quelqu’un d’autre',
  state: 'sent',
  sentAt: LONG_AGO,
  replyKey: 'forgée',
  submissionKey: 'forgée',
  announcedByMailAt: LONG_AGO,
  acknowledgedAt: LONG_AGO,
  chatTs: '1.1',
  previousSlugs: ['forgée'],
  searchText: 'forgé',
  titleSearchText: 'forgé',
  filename: 'forge.pdf',
  mimeType: 'text/html',
  filesize: 1,
  width: 1,
  height: 1,
  url: '/forge.pdf',
  thumbnailURL: '/forge.pdf',
  prefix: 'forge',
  _objectKey: 'forge',
  sizes: { card: { filename: 'forge.pdf' } },
}

let testPayload: TestPayload
let superAdmin: RestClient
let makersBySlug: ReturnType<typeof recordMakers>
let pictureId: number

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { email } = await aUser(testPayload.payload, { role: 'super-admin' })
  superAdmin = restClient(await signInForCookie(email))
  pictureId = (await aPicture(testPayload.payload)).id
  makersBySlug = recordMakers(testPayload.payload, superAdmin, pictureId)
})
afterAll(() => testPayload.stop())

const CORE_COLLECTIONS = [
  'job-offers',
  'job-applications',
  'application-events',
  'candidate-files',
  'contact-messages',
  'expertise-pages',
  'sector-pages',
  'value-pages',
  'offices',
  'testimonials',
  'team-members',
  'media',
] as const

const RECORD_MAKERS = [
  ...CORE_COLLECTIONS.map((slug) => ({ slug, create: () => makersBySlug[slug]() })),
  ...pluginCollections.map((row) => ({
    slug: row.slug,
    create: () => row.make(testPayload.payload, superAdmin),
  })),
]

test.each(RECORD_MAKERS)(
  '$slug: a change cannot forge fields that the application sets',
  async ({ create, slug }) => {
    const id = await create()
    const before = await readRow(slug, id)
    // A request with a wrong `updatedAt` is refused; without it the other fields are ignored.
    for (const sent of [FORGED_FIELDS, { ...FORGED_FIELDS, updatedAt: undefined }]) {
      await superAdmin.patch(`/${slug}/${id}`, sent)
      expect(markForgedRow(await readRow(slug, id))).toEqual(markForgedRow(before))
    }
  },
)

test('A new document has the date and path that the application sets', async () => {
  const sent = [
    ['offices', { ...contentOf(pictureId).offices, ...FORGED_FIELDS }],
    ['media', createPictureForm(FORGED_FIELDS)],
  ] as const
  for (const [slug, document] of sent) {
    const { status, body } = await superAdmin.post(`/${slug}`, document)
    expect(status).toBe(201)
    // Random ids may contain the digits of the forged one.
    expect(JSON.stringify(body)).not.toMatch(/2001-01-01|forge|"id":4242\b/)
  }
})

test.each(['website-settings', 'hero-settings', 'navigation-settings', 'home-page'])(
  'The dates of %s are set by the application',
  async (slug) => {
    const change = { createdAt: LONG_AGO }
    const path = `/globals/${slug}?draft=true`
    expect((await superAdmin.post(path, change)).status).toBe(200)
    expect((await superAdmin.post(path, { updatedAt: LONG_AGO })).status).toBe(409)
    const { body } = await superAdmin.get(`/globals/${slug}?draft=true`)
    expect(JSON.stringify(body)).not.toContain('2001-01-01')
  },
)

test('The dates of an account are set by the application', async () => {
  const { id } = await aUser(testPayload.payload)
  const forged = {
    ...FORGED_FIELDS,
    updatedAt: undefined,
    lastLoginAt: LONG_AGO,
    invitedAt: LONG_AGO,
  }
  expect((await superAdmin.patch(`/users/${id}`, forged)).status).toBe(200)
  const row = await readRow('users', id)
  expect(row).toMatchObject({ id, last_login_at: null, invited_at: null })
  expect(JSON.stringify(row)).not.toContain('2001')
})

async function readRow(slug: string, id: number): Promise<Record<string, unknown>> {
  const sql = `SELECT * FROM ${slug.replaceAll('-', '_')} WHERE id = $1`
  const { rows } = await testPayload.payload.db.pool.query(sql, [id])
  return rows[0]
}

// Returns the row, with whether its date or author is forged.
function markForgedRow({ updated_at, saved_by, ...row }: Record<string, unknown>) {
  const isForged = /2001-01-01|Quelqu’un/.test(JSON.stringify({ updated_at, saved_by }))
  return { ...row, isForged }
}
