import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ValuePage } from '@/payload-types'
import { createVisitorReadOptions } from '@/src/queries/contentReadOptions'
import { findSlugOfMovedPage } from '@/src/queries/findContentPage'
import { aValuePage } from '@/tests/support/pages'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('A page gets its slug from its title', async () => {
  const page = await aValuePage(testPayload.payload, { title: 'Égalité & mixité' })
  expect(page.slug).toBe('egalite-mixite')
})

test('A page keeps its slug when its title changes', async () => {
  const { id, slug } = await aValuePage(testPayload.payload, { title: 'Bien-être' })
  const data = { title: 'Le bien-être au travail' }
  const page = await testPayload.payload.update({ collection: 'value-pages', id, data })
  expect(page.slug).toBe(slug)
})

test('A page with a forbidden link in its text is published with the words of the link', async () => {
  const words = { type: 'text', version: 1, text: 'le document', format: 0, detail: 0 }
  const link = {
    ...{ type: 'link', id: 'a1', version: 3, children: [words] },
    fields: { url: 'file:///C:/cv.docx', linkType: 'custom', newTab: false },
  }
  const place = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  const children = [{ type: 'paragraph', version: 1, children: [link] }]
  const page = await aValuePage(testPayload.payload, {
    sections: [
      {
        blockType: 'text',
        heading: 'Documents',
        body: { root: { type: 'root', ...place, children } },
      },
    ],
  })
  const stored = JSON.stringify(page.sections)
  expect(stored).toContain('le document')
  expect(stored).not.toContain('file:')
  expect(page._status).toBe('published')
})

test('A title without a letter gives no slug', async () => {
  await expect(aValuePage(testPayload.payload, { title: '!!!' })).rejects.toThrow('Adresse')
})

test('A page has a slug in each language, made from its title in that language', async () => {
  const { callToAction, heroImage, id, slug } = await aValuePage(testPayload.payload, {
    title: 'Équipes',
  })
  const english = {
    title: 'Our teams',
    summary: 'A summary',
    intro: 'Words',
    callToAction,
    heroImage,
  }
  const update = { collection: 'value-pages', id } as const
  const page = await testPayload.payload.update({ ...update, locale: 'en', data: english })
  expect([slug, page.slug]).toEqual(['equipes', 'our-teams'])
  await testPayload.payload.update({ ...update, locale: 'en', data: { slug: 'teams' } })
  expect(
    await findSlugOfMovedPage(
      testPayload.payload,
      createVisitorReadOptions('fr'),
      'value-pages',
      'our-teams',
    ),
  ).toBe('equipes')
})

test('A slug copied with its page follows the title at its translation, and then stays', async () => {
  const page = await aValuePage(testPayload.payload, { title: 'Vie d’équipe' })
  const { callToAction, heroImage, id, intro, slug, summary, title } = page
  const saveEnglish = async (data: Partial<ValuePage>) => {
    const update = { collection: 'value-pages', id, locale: 'en', data } as const
    return (await testPayload.payload.update(update)).slug
  }
  // What Payload saves when it copies a page into another language.
  const copy = { callToAction, heroImage, intro, slug, summary, title }
  expect(await saveEnglish(copy)).toBe('vie-dequipe')
  expect(await saveEnglish({ slug, title, summary: 'A summary' })).toBe('vie-dequipe')
  expect(await saveEnglish({ slug, title: 'Team life' })).toBe('team-life')
  expect(await saveEnglish({ slug, title: 'Life in our team' })).toBe('vie-dequipe')
})

test('Each copy of a page has its own slugs in each language', async () => {
  const { payload } = testPayload
  const { callToAction, heroImage, id } = await aValuePage(payload, { title: 'Écoute' })
  const data = { title: 'To listen', summary: 'A', intro: 'B', callToAction, heroImage }
  await payload.update({ collection: 'value-pages', id, locale: 'en', data })
  const slugs = []
  for (const _ of ['first', 'second']) {
    const copy = await payload.duplicate({ collection: 'value-pages', id })
    const read = { collection: 'value-pages', id: copy.id, draft: true } as const
    for (const locale of ['fr', 'en'] as const) {
      slugs.push((await payload.findByID({ ...read, locale })).slug)
    }
  }
  expect(slugs).toEqual(['ecoute-2', 'to-listen-2', 'ecoute-3', 'to-listen-3'])
})

test('Two pages cannot have the same slug', async () => {
  const { slug } = await aValuePage(testPayload.payload)
  await expect(aValuePage(testPayload.payload, { slug })).rejects.toThrow('slug')
})

test.each(['javascript:alert(1)', '//ailleurs.example', 'data:text/html,x'])(
  'A button cannot link to %s',
  async (url) => {
    const callToAction = { title: 'Titre', label: 'Lien', url }
    await expect(aValuePage(testPayload.payload, { callToAction })).rejects.toThrow(
      'Adresse du lien',
    )
  },
)

test('The sections of a page have their own texts in each language', async () => {
  const charter = {
    blockType: 'charter' as const,
    heading: 'Notre charte',
    columns: [{ title: 'Clients', commitments: [{ text: 'Dire ce qui est.' }] }],
  }
  const { id, sections, callToAction } = await aValuePage(testPayload.payload, {
    sections: [charter],
  })
  await testPayload.payload.update({
    collection: 'value-pages',
    id,
    locale: 'en',
    data: {
      title: 'Ethics',
      summary: 'A summary',
      intro: 'An introduction',
      callToAction: { ...callToAction, title: 'Join us', label: 'See the offers' },
      sections: sections?.map((section) => ({ ...section, heading: 'Our charter' })),
    },
  })
  const headingIn = async (locale: 'fr' | 'en') => {
    const page = await testPayload.payload.findByID({ collection: 'value-pages', id, locale })
    return page.sections?.[0]?.heading
  }
  expect(await headingIn('fr')).toBe('Notre charte')
  expect(await headingIn('en')).toBe('Our charter')
})

describe('The former slug of a page', () => {
  const rename = (id: number, slug: string, _status: ValuePage['_status'] = 'published') =>
    testPayload.payload.update({
      collection: 'value-pages',
      id,
      data: { slug, _status },
      draft: _status === 'draft',
    })
  const pageAt = (slug: string) =>
    findSlugOfMovedPage(testPayload.payload, createVisitorReadOptions('fr'), 'value-pages', slug)

  test('redirects to the new one once that is published', async () => {
    const { id } = await aValuePage(testPayload.payload, { slug: 'mixite' })
    await rename(id, 'parite', 'draft')
    expect(await pageAt('mixite')).toBeNull()
    await rename(id, 'parite')
    expect(await pageAt('mixite')).toBe('parite')
    await rename(id, 'egalite')
    expect(await pageAt('mixite')).toBe('egalite')
    expect(await pageAt('parite')).toBe('egalite')
  })

  test('belongs to the page again when it returns to it', async () => {
    const { id } = await aValuePage(testPayload.payload, { slug: 'aller' })
    await rename(id, 'ailleurs')
    await rename(id, 'aller')
    expect(await pageAt('aller')).toBeNull()
    expect(await pageAt('ailleurs')).toBe('aller')
  })

  test('is still known when an older version is restored', async () => {
    const { id } = await aValuePage(testPayload.payload, { slug: 'premier' })
    await rename(id, 'second')
    const { docs } = await testPayload.payload.findVersions({
      collection: 'value-pages',
      where: { and: [{ parent: { equals: id } }, { 'version.slug': { equals: 'premier' } }] },
    })
    await testPayload.payload.restoreVersion({ collection: 'value-pages', id: docs[0]?.id ?? '' })
    expect(await pageAt('second')).toBe('premier')
  })

  test('leads nowhere once the page is withdrawn or deleted', async () => {
    const { id } = await aValuePage(testPayload.payload, { slug: 'avant' })
    await rename(id, 'apres')
    const withdrawn = { _status: 'draft' as const }
    await testPayload.payload.update({ collection: 'value-pages', id, data: withdrawn })
    expect(await pageAt('avant')).toBeNull()
    await testPayload.payload.delete({ collection: 'value-pages', id })
    expect(await pageAt('avant')).toBeNull()
  })
})
