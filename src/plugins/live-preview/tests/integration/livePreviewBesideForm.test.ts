import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { JobOffer, ValuePage } from '@/payload-types'
import { aValuePage } from '@/tests/support/pages'
import { aJobOffer } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const sentRequest = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => sentRequest.headers }))
// The journeys test what this page renders.
vi.mock('@/src/plugins/live-preview/routes/(apercu)/PreviewedPage', () => ({
  PreviewedPage: () => null,
}))

let testPayload: TestPayload
let valuePage: ValuePage
let jobOffer: JobOffer

beforeAll(async () => {
  testPayload = await startOwnPayload()
  valuePage = await aValuePage(testPayload.payload, { title: 'Publiée' })
  jobOffer = await aJobOffer(testPayload.payload, { isActive: false })
})
afterAll(() => testPayload.stop())

type PreviewRequest = { document: string[]; language?: string; typed?: unknown }

async function renderPreview({ document, language = 'fr', typed = {} }: PreviewRequest) {
  const { renderUnsavedPreview: renderUnsaved } = await import(
    '@/src/plugins/live-preview/routes/(apercu)/renderUnsavedPreview'
  )
  return renderUnsaved({ document, language, typed })
}

async function signInAs(role: 'moderator' | 'admin' | 'super-admin' = 'moderator') {
  sentRequest.headers = new Headers(await sessionOf(testPayload.payload, { role }))
}

/** Reads the text that the rendered page has at this path. */
async function readPreviewText(path: string, asked: PreviewRequest) {
  const drawn = await renderPreview(asked)
  if (typeof drawn === 'string') return drawn
  return drawn.places.find((place) => place.path === path)?.texts[0]
}

const valuePagePath = () => ['value-pages', String(valuePage.id)]

describe.each(['moderator', 'admin', 'super-admin'] as const)('A %s', (role) => {
  test('sees the typed text, which is not stored', async () => {
    await signInAs(role)
    const typed = { ...valuePage, title: 'En train d’écrire' }
    expect(await readPreviewText('title', { document: valuePagePath(), typed })).toBe(
      'Entraind’écrire',
    )
    const stored = await testPayload.payload.findByID({
      collection: 'value-pages',
      id: valuePage.id,
    })
    expect(stored.title).toBe('Publiée')
    const { totalDocs } = await testPayload.payload.findVersions({
      collection: 'value-pages',
      where: { parent: { equals: valuePage.id } },
    })
    expect(totalDocs).toBe(1)
  })

  test('sees a preview of settings that only an Administrator may change', async () => {
    await signInAs(role)
    const typed = { mainTitle: 'Un titre essayé' }
    expect(await readPreviewText('mainTitle', { document: ['hero-settings'], typed })).toBe(
      'Untitreessayé',
    )
  })
})

test('An offer that visitors cannot see is rendered for staff, with its criteria in words', async () => {
  await signInAs()
  const asked = {
    document: ['job-offers', String(jobOffer.id)],
    typed: { ...jobOffer, title: 'Développeuse', contract: 'cdd', location: 'lyon' },
  }
  expect(await readPreviewText('title', asked)).toBe('Développeuse')
  expect(await readPreviewText('location', asked)).toBe('lyon')
  const drawn = await renderPreview(asked)
  const texts = typeof drawn === 'string' ? [] : drawn.places.flatMap((place) => place.texts)
  expect(texts).toEqual(expect.arrayContaining(['Lyon', 'CDD']))
})

test('Chosen pictures that are not saved yet are found by their files', async () => {
  await signInAs()
  const drawn = await renderPreview({ document: valuePagePath(), typed: valuePage })
  const places = typeof drawn === 'string' ? [] : drawn.places
  const picture = places.find(({ path }) => path === 'heroImage')
  expect(picture?.files.length).toBeGreaterThan(0)
})

describe('Nothing is rendered', () => {
  test('for a visitor or a suspended or invited account', async () => {
    sentRequest.headers = new Headers({ 'Sec-Fetch-Site': 'same-origin' })
    expect(await renderPreview({ document: valuePagePath(), typed: valuePage })).toBe('refused')
    for (const status of ['inactive', 'invited'] as const) {
      sentRequest.headers = new Headers(
        await sessionOf(testPayload.payload, { role: 'super-admin', status }),
      )
      expect(await renderPreview({ document: valuePagePath(), typed: valuePage })).toBe('refused')
    }
  })

  test('for another site, even with the session of staff', async () => {
    const session = await sessionOf(testPayload.payload, { role: 'admin' })
    sentRequest.headers = new Headers({ ...session, 'Sec-Fetch-Site': 'cross-site' })
    expect(await renderPreview({ document: valuePagePath(), typed: valuePage })).toBe('refused')
  })

  test.each([
    { document: ['value-pages', '999999'] },
    { document: ['users', '1'] },
    { document: ['email-settings'] },
    { document: ['constructor'] },
    { document: ['value-pages', '1', '2'] },
    { document: ['home-page'], language: 'de' },
    { document: ['home-page'], typed: ['title'] },
    { document: ['home-page'], typed: null },
  ])('for %j', async (asked) => {
    await signInAs('super-admin')
    expect(await renderPreview(asked)).toBe('unknown')
  })
})
