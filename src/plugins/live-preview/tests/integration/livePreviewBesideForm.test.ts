import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { JobOffer, ValuePage } from '@/payload-types'
import { aValuePage } from '@/tests/support/pages'
import { aJobOffer } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const sent = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => sent.headers }))
// The journeys test what this page renders.
vi.mock('@/src/plugins/live-preview/routes/(apercu)/PreviewedPage', () => ({
  PreviewedPage: () => null,
}))

let started: TestPayload
let page: ValuePage
let offer: JobOffer

beforeAll(async () => {
  started = await startOwnPayload()
  page = await aValuePage(started.payload, { title: 'Publiée' })
  offer = await aJobOffer(started.payload, { isActive: false })
})
afterAll(() => started.stop())

type Asked = { document: string[]; language?: string; typed?: unknown }

async function draw({ document, language = 'fr', typed = {} }: Asked) {
  const { renderUnsavedPreview: renderUnsaved } = await import(
    '@/src/plugins/live-preview/routes/(apercu)/renderUnsavedPreview'
  )
  return renderUnsaved({ document, language, typed })
}

async function asStaff(role: 'moderator' | 'admin' | 'super-admin' = 'moderator') {
  sent.headers = new Headers(await sessionOf(started.payload, { role }))
}

/** Reads the text that the rendered page has at this path. */
async function saidAt(path: string, asked: Asked) {
  const drawn = await draw(asked)
  if (typeof drawn === 'string') return drawn
  return drawn.places.find((place) => place.path === path)?.texts[0]
}

const documentOf = () => ['value-pages', String(page.id)]

describe.each(['moderator', 'admin', 'super-admin'] as const)('A %s', (role) => {
  test('sees the typed text, which is not stored', async () => {
    await asStaff(role)
    const typed = { ...page, title: 'En train d’écrire' }
    expect(await saidAt('title', { document: documentOf(), typed })).toBe('Entraind’écrire')
    const stored = await started.payload.findByID({ collection: 'value-pages', id: page.id })
    expect(stored.title).toBe('Publiée')
    const { totalDocs } = await started.payload.findVersions({
      collection: 'value-pages',
      where: { parent: { equals: page.id } },
    })
    expect(totalDocs).toBe(1)
  })

  test('sees a preview of settings that only an Administrator may change', async () => {
    await asStaff(role)
    const typed = { mainTitle: 'Un titre essayé' }
    expect(await saidAt('mainTitle', { document: ['hero-settings'], typed })).toBe('Untitreessayé')
  })
})

test('An offer that visitors cannot see is rendered for staff, with its criteria in words', async () => {
  await asStaff()
  const asked = {
    document: ['job-offers', String(offer.id)],
    typed: { ...offer, title: 'Développeuse', contract: 'cdd', location: 'lyon' },
  }
  expect(await saidAt('title', asked)).toBe('Développeuse')
  expect(await saidAt('location', asked)).toBe('lyon')
  const drawn = await draw(asked)
  const texts = typeof drawn === 'string' ? [] : drawn.places.flatMap((place) => place.texts)
  expect(texts).toEqual(expect.arrayContaining(['Lyon', 'CDD']))
})

test('Chosen pictures that are not saved yet are found by their files', async () => {
  await asStaff()
  const drawn = await draw({ document: documentOf(), typed: page })
  const places = typeof drawn === 'string' ? [] : drawn.places
  const picture = places.find(({ path }) => path === 'heroImage')
  expect(picture?.files.length).toBeGreaterThan(0)
})

describe('Nothing is rendered', () => {
  test('for a visitor or a suspended or invited account', async () => {
    sent.headers = new Headers({ 'Sec-Fetch-Site': 'same-origin' })
    expect(await draw({ document: documentOf(), typed: page })).toBe('refused')
    for (const status of ['inactive', 'invited'] as const) {
      sent.headers = new Headers(await sessionOf(started.payload, { role: 'super-admin', status }))
      expect(await draw({ document: documentOf(), typed: page })).toBe('refused')
    }
  })

  test('for another site, even with the session of staff', async () => {
    const session = await sessionOf(started.payload, { role: 'admin' })
    sent.headers = new Headers({ ...session, 'Sec-Fetch-Site': 'cross-site' })
    expect(await draw({ document: documentOf(), typed: page })).toBe('refused')
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
    await asStaff('super-admin')
    expect(await draw(asked)).toBe('unknown')
  })
})
