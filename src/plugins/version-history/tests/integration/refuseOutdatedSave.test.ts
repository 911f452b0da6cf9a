import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contentOf } from '@/tests/support/contentOf'
import { recordMakers } from '@/tests/support/everyRecord'
import { aPicture } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import {
  type RestClient,
  type RestResponse,
  restClient,
  signInForCookie,
} from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let camilleClient: RestClient
let dominiqueClient: RestClient
let visitorClient: RestClient
let pictureId: number

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { payload } = testPayload
  camilleClient = await signInNewUser('Camille', 'super-admin')
  dominiqueClient = await signInNewUser('Dominique', 'moderator')
  visitorClient = restClient()
  pictureId = (await aPicture(payload)).id
})
afterAll(() => testPayload.stop())

async function signInNewUser(name: string, role: 'super-admin' | 'moderator') {
  return restClient(await signInForCookie((await aUser(testPayload.payload, { name, role })).email))
}

const createExpertisePage = async () => {
  const { body } = await camilleClient.post(
    '/expertise-pages',
    contentOf(pictureId)['expertise-pages'],
  )
  return loadDocument(`/expertise-pages/${savedDocument(body).id}`)
}

/** Reads the document as the form does. */
async function loadDocument(path: string) {
  const { body } = await camilleClient.get(`${path}?draft=true&depth=0`)
  return { path, updatedAt: String(body.updatedAt), body }
}

const savedDocument = (body: RestResponse['body']): RestResponse['body'] => ({
  ...objectOrNull(body.doc),
})
const objectOrNull = (value: unknown) => (typeof value === 'object' ? value : null)

const responseText = ({ body }: RestResponse) => JSON.stringify(body)

describe('A page with drafts', () => {
  test.each(['?draft=true', '', '?draft=true&autosave=true', '?locale=en&draft=true'])(
    'is not saved over a newer draft: %s',
    async (query) => {
      const { path, updatedAt } = await createExpertisePage()
      const first = await camilleClient.patch(`${path}?draft=true`, {
        title: 'De Camille',
        updatedAt,
      })
      expect(first.status).toBe(200)
      const late = await dominiqueClient.patch(`${path}${query}`, { intro: 'Perdu ?', updatedAt })
      expect(late.status).toBe(409)
      expect(responseText(late)).toMatch(
        /Camille a enregistré une version plus récente à \d\d\u00A0h\u00A0\d\d\./,
      )
      expect((await loadDocument(path)).body).toMatchObject({ title: 'De Camille' })
    },
  )

  test('is not saved over a newer publication or a restored version', async () => {
    const { path, updatedAt } = await createExpertisePage()
    expect((await camilleClient.patch(path, { title: 'Publiée', updatedAt })).status).toBe(200)
    expect(
      (await dominiqueClient.patch(`${path}?draft=true`, { title: 'x', updatedAt })).status,
    ).toBe(409)
    const now = await loadDocument(path)
    const id = path.split('/').at(-1)
    const { body } = await camilleClient.get(
      `/expertise-pages/versions?where[parent][equals]=${id}&sort=updatedAt&limit=1`,
    )
    const [oldest] = z.array(z.object({ id: z.number() })).parse(body.docs)
    expect((await camilleClient.post(`/expertise-pages/versions/${oldest?.id}`)).status).toBe(200)
    const late = await dominiqueClient.patch(path, { title: 'x', updatedAt: now.updatedAt })
    expect(late.status).toBe(409)
  })

  test('is saved repeatedly by the client that has its current version', async () => {
    let { path, updatedAt } = await createExpertisePage()
    for (const query of ['?draft=true', '', '?draft=true', '?locale=en&draft=true']) {
      const answer = await camilleClient.patch(`${path}${query}`, {
        title: query || 'Publiée',
        updatedAt,
      })
      expect(answer.status).toBe(200)
      updatedAt = String(savedDocument(answer.body).updatedAt)
      expect((await loadDocument(path)).updatedAt).toBe(updatedAt)
    }
  })

  test('is compared by equality of the date, because the clocks of servers differ', async () => {
    const { path, updatedAt } = await createExpertisePage()
    const ahead = new Date(Date.parse(updatedAt) + 2000).toISOString()
    expect((await dominiqueClient.patch(path, { title: 'x', updatedAt: ahead })).status).toBe(409)
  })

  test('is saved by a client that sends no date', async () => {
    const { path } = await createExpertisePage()
    expect((await dominiqueClient.patch(path, { title: 'Sans date' })).status).toBe(200)
  })

  test('accepts one of five simultaneous saves and refuses four', async () => {
    const { path, updatedAt } = await createExpertisePage()
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        dominiqueClient.patch(`${path}?draft=${index % 2 === 0}`, {
          title: `n° ${index}`,
          updatedAt,
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 4 }, () => 409)])
    const saved = answers.findIndex(({ status }) => status === 200)
    expect((await loadDocument(path)).body.title).toBe(`n° ${saved}`)
  })

  test('loses no field when several clients without a date save at once', async () => {
    const { path } = await createExpertisePage()
    const change = (sent: object) => dominiqueClient.patch(`${path}?draft=true`, sent)
    await Promise.all([
      change({ title: 'Un titre' }),
      change({ intro: 'Une intro' }),
      change({ summary: 'Une phrase' }),
    ])
    const expected = { title: 'Un titre', intro: 'Une intro', summary: 'Une phrase' }
    expect((await loadDocument(path)).body).toMatchObject(expected)
  })

  test('does not reveal a newer version to a client that may not change it', async () => {
    const { path } = await createExpertisePage()
    const late = await visitorClient.patch(path, {
      title: 'x',
      updatedAt: new Date(0).toISOString(),
    })
    expect(late.status).toBe(403)
  })
})

test('A change by the application itself is not compared, even with a date', async () => {
  const { body, path } = await createExpertisePage()
  const id = Number(path.split('/').at(-1))
  await camilleClient.patch(path, { title: 'Depuis' })
  const { payload } = testPayload
  const data = { title: 'Encore', updatedAt: String(body.updatedAt) }
  const written = await payload.update({ collection: 'expertise-pages', id, data })
  expect(written.title).toBe('Encore')
})

describe('A global', () => {
  test.each([
    ['home-page', '?draft=true', { statistics: { title: 'Chiffres' } }],
    ['legal-notice', '?draft=true', { title: 'Mentions' }],
    ['website-settings', '', { companyName: 'Exemplia' }],
    ['hero-settings', '', { mainTitle: 'Bonjour' }],
    ['navigation-settings', '', {}],
    ['email-settings', '', {}],
    ['data-retention', '', {}],
  ])('%s%s is not saved over a newer version', async (slug, query, change) => {
    const path = `/globals/${slug}`
    expect((await camilleClient.post(`${path}${query}`, change)).status).toBe(200)
    const { updatedAt } = await loadDocument(path)
    const save = () => camilleClient.post(`${path}${query}`, { ...change, updatedAt })
    const answers = [await save(), await save()]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
  })
})

test.each(['job-offers', 'media', 'offices'] as const)(
  'The collection %s refuses outdated saves too',
  async (slug) => {
    const make = recordMakers(testPayload.payload, camilleClient, pictureId)
    const id = await make[slug]()
    const { path, updatedAt } = await loadDocument(`/${slug}/${id}`)
    const answers = [
      await camilleClient.patch(path, { updatedAt }),
      await camilleClient.patch(path, { updatedAt }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
  },
)

test('Each form that can be saved refuses outdated saves and shows what to do', () => {
  const { collections, globals } = testPayload.payload.config
  const isOurs = ({ slug }: { slug: string }) => !slug.startsWith('payload-')
  const forms = [
    ...collections.filter(isOurs).map(({ slug, admin, hooks }) => ({
      slug,
      hooks: hooks.beforeOperation,
      above: admin.components?.edit?.beforeDocumentControls,
    })),
    ...globals.map(({ slug, admin, hooks }) => ({
      slug,
      hooks: hooks.beforeOperation,
      above: admin.components?.elements?.beforeDocumentControls,
    })),
  ]
  const isGuarded = ({ hooks, above }: { hooks?: unknown[]; above?: unknown }) =>
    JSON.stringify(above ?? []).includes('SaveConflictHandler') && (hooks ?? []).length > 0
  const open = forms.filter((form) => !isGuarded(form)).map(({ slug }) => slug)
  // Collections that are changed by one click, or written only by the product.
  expect(open).toEqual([
    'job-applications',
    'contact-messages',
    'audit-entries',
    'page-visits',
    'sealed-records',
  ])
})
