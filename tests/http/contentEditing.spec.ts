import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/httpTest'
import { rewriteTexts } from '../support/ownWords'
import { expectNotOnPage, expectOnPage, readPage } from '../support/publicPages'
import { createRareWord, publishOffer } from '../support/siteRecords'
import {
  type Content,
  changeContent,
  deleteContent,
  listContent,
  moveToFirst,
  publishCopyOfFirst,
  readGlobal,
  saveGlobal,
  uploadPicture,
} from '../support/staffContent'

const EVERY_PAGE_PATHS = ['/', '/notre-adn', '/nos-offres', '/mentions-legales', '/contact/merci']

test('a visited page comes from the cache until its content changes', async ({
  visitor,
  staff,
}) => {
  const stateOf = async (path: string) => {
    const { 'x-nextjs-cache': state } = (await visitor.get(path)).headers()
    return `${path} ${state}`
  }
  for (const path of ['/', '/notre-adn', '/expertises/conseil-metier', '/mentions-legales']) {
    await expect.poll(() => stateOf(path)).toBe(`${path} HIT`)
  }
  const { title } = await readGlobal(staff, 'legal-notice')
  await saveGlobal(staff, 'legal-notice', { title, _status: 'published' })
  expect(await stateOf('/mentions-legales')).not.toBe('/mentions-legales HIT')
  await expect.poll(() => stateOf('/mentions-legales')).toBe('/mentions-legales HIT')
})

const readSitemap = async (visitor: APIRequestContext) => (await visitor.get('/sitemap.xml')).text()

for (const { slug, path } of [
  { slug: 'home-page', path: '/' },
  { slug: 'adn-hub', path: '/notre-adn' },
  { slug: 'job-list-page', path: '/nos-offres' },
  { slug: 'legal-notice', path: '/mentions-legales' },
]) {
  test(`${path} shows every text that staff saved last`, async ({ visitor, staff }) => {
    const before = await readGlobal(staff, slug)
    const { content, words } = rewriteTexts(before)
    await readPage(visitor, path)
    await saveGlobal(staff, slug, { ...content, _status: 'published' })
    await expectOnPage(visitor, path, words)

    await saveGlobal(staff, slug, { ...before, _status: 'published' })
    await expectNotOnPage(visitor, path, words)
  })
}

// One collection of pages and one of cards in `npm test`: the others have the same hooks and tags.
for (const { collection, folder, listedOn, tag } of [
  { collection: 'expertise-pages', folder: '/expertises', listedOn: '/', tag: [] },
  { collection: 'sector-pages', folder: '/secteurs', listedOn: '/', tag: '@slow' },
  { collection: 'value-pages', folder: '/notre-adn', listedOn: '/notre-adn', tag: '@slow' },
]) {
  test(`a page of ${collection} that staff edit, rename and delete changes on the site`, {
    tag,
  }, async ({ visitor, staff }) => {
    const path = `${folder}/${createRareWord().toLowerCase()}`
    const slug = path.split('/').at(-1)
    const isListed = async () => (await readPage(visitor, listedOn)).includes(`href="${path}"`)
    expect(await isListed()).toBe(false)
    const { id, ...created } = await publishCopyOfFirst(staff, collection, { slug })
    await readPage(visitor, path)
    expect(await isListed()).toBe(true)
    expect(await readSitemap(visitor)).toContain(path)

    const { content, words } = rewriteTexts(withoutClientNames(created))
    const alt = createRareWord()
    const heroImage = await uploadPicture(staff, alt)
    const callToAction = { ...Object(content.callToAction), url: `/?${alt}` }
    await changeContent(staff, collection, id, { ...content, heroImage, callToAction })
    await expectOnPage(visitor, path, [...words, `alt="${alt}"`, `href="/?${alt}"`])
    await expectOnPage(visitor, listedOn, [String(content.title), String(content.summary)])
    await changeContent(staff, 'media', heroImage, { alt: `${alt} de près` })
    await expectOnPage(visitor, path, [`alt="${alt} de près"`])

    await moveToFirst(staff, collection, id)
    const list = await readPage(visitor, listedOn)
    expect(list.indexOf(`href="${path}"`)).toBe(list.search(new RegExp(`href="${folder}/[^"]+"`)))

    await changeContent(staff, collection, id, { slug: `${slug}-bis` })
    const moved = await visitor.get(path)
    expect(moved.status()).toBe(308)
    expect(new Set(moved.headers().location?.split(', '))).toEqual(new Set([`${path}-bis`]))
    expect(await readSitemap(visitor)).toContain(`${path}-bis<`)
    expect(await isListed()).toBe(false)

    // An image in use cannot be deleted; the page first gets another one.
    expect((await staff.delete(`/api/media/${heroImage}`)).status()).toBe(409)
    await changeContent(staff, collection, id, { heroImage: created.heroImage })
    await expectNotOnPage(visitor, `${path}-bis`, [`alt="${alt}`])
    await deleteContent(staff, 'media', heroImage)
    await deleteContent(staff, collection, id)
    for (const left of [path, `${path}-bis`]) expect((await visitor.get(left)).status()).toBe(404)
    await expectNotOnPage(visitor, listedOn, [path, String(content.title)])
    expect(await readSitemap(visitor)).not.toContain(path)
  })
}

for (const { collection, picture, shownOn, tag } of [
  { collection: 'offices', picture: 'picture', shownOn: EVERY_PAGE_PATHS, tag: [] },
  { collection: 'testimonials', picture: 'portrait', shownOn: ['/'], tag: '@slow' },
  { collection: 'team-members', picture: 'portrait', shownOn: ['/'], tag: '@slow' },
]) {
  test(`one of the ${collection} that staff add, edit, move and delete changes on the site`, {
    tag,
  }, async ({ visitor, staff }) => {
    const [example] = await listContent(staff, collection)
    const added = rewriteTexts({ ...example, mapsQuery: undefined })
    const { id } = await publishCopyOfFirst(staff, collection, added.content)
    for (const path of shownOn) await expectOnPage(visitor, path, expectedTexts(added, path))

    const alt = createRareWord()
    const media = await uploadPicture(staff, alt)
    const edited = rewriteTexts({ ...example, mapsQuery: undefined })
    await changeContent(staff, collection, id, { ...edited.content, [picture]: media })
    for (const path of shownOn) await expectOnPage(visitor, path, expectedTexts(edited, path))
    await expectOnPage(visitor, '/', [`alt="${alt}"`])

    // The name of an office is also in other places of the page.
    const nameOf = (shown: Partial<Content> = {}) => String(shown.street ?? shown.name)
    const name = nameOf(edited.content)
    await moveToFirst(staff, collection, id)
    const main = (await readPage(visitor, '/')).split('<main').at(-1) ?? ''
    expect(main.indexOf(name)).toBeLessThan(main.indexOf(nameOf(example)))
    await changeContent(staff, collection, id, { _status: 'draft' })
    for (const path of shownOn) await expectNotOnPage(visitor, path, edited.words)

    await changeContent(staff, collection, id, { _status: 'published' })
    await expectOnPage(visitor, '/', [name])
    await deleteContent(staff, collection, id)
    await deleteContent(staff, 'media', media)
    for (const path of shownOn) await expectNotOnPage(visitor, path, edited.words)
  })
}

test('the header of every page shows the address of the first office', async ({
  visitor,
  staff,
}) => {
  const street = `1, rue ${createRareWord()}`
  const { id } = await publishCopyOfFirst(staff, 'offices', { name: createRareWord(), street })
  const headerOf = async (path: string) => (await readPage(visitor, path)).split('</header>')[0]
  expect(await headerOf('/notre-adn')).not.toContain(street)
  await moveToFirst(staff, 'offices', id)
  for (const path of EVERY_PAGE_PATHS) expect(await headerOf(path)).toContain(street)
  await deleteContent(staff, 'offices', id)
  for (const path of EVERY_PAGE_PATHS) expect(await headerOf(path)).not.toContain(street)
})

test('changed settings are on every page that shows them', async ({ visitor, staff }) => {
  const before = await readGlobal(staff, 'website-settings')
  const word = createRareWord()
  const changed = {
    companyName: `Exemplia ${word}`,
    tagline: `Slogan ${word}`,
    siteDescription: `Description ${word}`,
    phone: '01 99 00 11 22',
    email: `${word}@exemplia.example`,
    linkedinUrl: `https://www.linkedin.com/company/${word}`,
    twitterUrl: `https://x.com/${word}`,
    openingHours: [{ days: `Mardi ${word}`, hours: `10h ${word}` }],
  }
  const { companyName, phone, email, linkedinUrl, twitterUrl } = changed
  await saveGlobal(staff, 'website-settings', changed)
  for (const path of EVERY_PAGE_PATHS) {
    await expectOnPage(visitor, path, [companyName, phone, email, `href="${linkedinUrl}"`])
    await expectOnPage(visitor, path, [`href="${twitterUrl}"`])
    await expectOnPage(visitor, path, [`| ${companyName}</title>`, 'href="tel:0199001122"'])
  }
  const { tagline, siteDescription } = changed
  await expectOnPage(visitor, '/', [tagline, siteDescription, `Mardi ${word}`, `10h ${word}`])

  await saveGlobal(staff, 'website-settings', before)
  for (const path of EVERY_PAGE_PATHS) await expectNotOnPage(visitor, path, [word])
})

test('an offer that staff edit, close and delete changes on the site', async ({
  visitor,
  staff,
}) => {
  const { id, slug: firstSlug, title, word } = await publishOffer(staff)
  const listPaths = ['/', `/nos-offres?recherche=${word}`]
  const pagesOf = (slug: string) => [`/nos-offres/${slug}`, `/postuler/${slug}`]
  for (const path of [...listPaths, ...pagesOf(firstSlug)]) {
    await expectOnPage(visitor, path, [title])
  }

  const mission = `• Tenir ${createRareWord()}`
  const changes = { title: `${title} bis`, mission }
  const slug = String((await changeContent(staff, 'job-offers', id, changes)).slug)
  expect(slug).toBe(`${firstSlug}-bis`)
  for (const path of [...listPaths, ...pagesOf(slug)]) {
    await expectOnPage(visitor, path, [`${title} bis`])
  }
  await expectOnPage(visitor, `/nos-offres/${slug}`, [mission.slice(2)])
  const moved = await visitor.get(`/nos-offres/${firstSlug}`)
  expect(moved.status()).toBe(308)
  expect(moved.headers().location).toContain(`/nos-offres/${slug}`)

  await changeContent(staff, 'job-offers', id, { isActive: false })
  await expectOnPage(visitor, `/nos-offres/${slug}`, [`${title} bis`, 'Retirée'])
  for (const path of listPaths) await expectNotOnPage(visitor, path, [title])
  expect(await readSitemap(visitor)).not.toContain(slug)

  await changeContent(staff, 'job-offers', id, { isActive: true })
  await expectOnPage(visitor, `/nos-offres/${slug}`, [title])
  await deleteContent(staff, 'job-offers', id)
  expect((await visitor.get(`/nos-offres/${slug}`)).status()).toBe(404)
  await expectNotOnPage(visitor, '/', [title])
})

/** The texts of this content that a page shows: the footer shows only a part of an office. */
function expectedTexts(
  { content, words }: { content: Partial<Content>; words: string[] },
  path: string,
) {
  return path === '/' ? words : [content.street, content.phone].map(String)
}

/** Pages show only the logo of a client; its name is for the admin list. */
function withoutClientNames(page: Partial<Content>) {
  if (!Array.isArray(page.clients)) return page
  return { ...page, clients: page.clients.map((client) => ({ ...client, name: ' ' })) }
}
