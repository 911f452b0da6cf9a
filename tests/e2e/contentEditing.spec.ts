import type { APIRequestContext } from '@playwright/test'
import { rewrite } from '../support/ownWords'
import { expectNotOnPage, expectOnPage, readPage } from '../support/publicPages'
import { publishOffer, rareWord } from '../support/siteRecords'
import {
  type Content,
  changeContent,
  deleteContent,
  listContent,
  publishCopy,
  putFirst,
  readGlobal,
  saveGlobal,
  uploadPicture,
} from '../support/staffContent'
import { expect, test } from '../support/test'

const EVERY_PAGE = ['/', '/notre-adn', '/nos-offres', '/mentions-legales', '/contact/merci']

const sitemapOf = async (visitor: APIRequestContext) => (await visitor.get('/sitemap.xml')).text()

for (const { slug, path } of [
  { slug: 'home-page', path: '/' },
  { slug: 'adn-hub', path: '/notre-adn' },
  { slug: 'job-list-page', path: '/nos-offres' },
  { slug: 'legal-notice', path: '/mentions-legales' },
]) {
  test(`every text of ${path} is what staff wrote last`, async ({ request, staff }) => {
    const before = await readGlobal(staff, slug)
    const { content, words } = rewrite(before)
    await readPage(request, path)
    await saveGlobal(staff, slug, { ...content, _status: 'published' })
    await expectOnPage(request, path, words)

    await saveGlobal(staff, slug, { ...before, _status: 'published' })
    await expectNotOnPage(request, path, words)
  })
}

for (const { collection, folder, listedOn } of [
  { collection: 'expertise-pages', folder: '/expertises', listedOn: '/' },
  { collection: 'sector-pages', folder: '/secteurs', listedOn: '/' },
  { collection: 'value-pages', folder: '/notre-adn', listedOn: '/notre-adn' },
]) {
  test(`a page of ${collection} is edited, renamed and deleted`, async ({ request, staff }) => {
    const path = `${folder}/${rareWord().toLowerCase()}`
    const slug = path.split('/').at(-1)
    const isListed = async () => (await readPage(request, listedOn)).includes(`href="${path}"`)
    expect(await isListed()).toBe(false)
    const { id, ...created } = await publishCopy(staff, collection, { slug })
    await readPage(request, path)
    expect(await isListed()).toBe(true)
    expect(await sitemapOf(request)).toContain(path)

    const { content, words } = rewrite(withoutClientNames(created))
    const alt = rareWord()
    const heroImage = await uploadPicture(staff, alt)
    const callToAction = { ...Object(content.callToAction), url: `/?${alt}` }
    await changeContent(staff, collection, id, { ...content, heroImage, callToAction })
    await expectOnPage(request, path, [...words, `alt="${alt}"`, `href="/?${alt}"`])
    await expectOnPage(request, listedOn, [String(content.title), String(content.summary)])
    await changeContent(staff, 'media', heroImage, { alt: `${alt} de près` })
    await expectOnPage(request, path, [`alt="${alt} de près"`])

    await putFirst(staff, collection, id)
    const list = await readPage(request, listedOn)
    expect(list.indexOf(`href="${path}"`)).toBe(list.search(new RegExp(`href="${folder}/[^"]+"`)))

    await changeContent(staff, collection, id, { slug: `${slug}-bis` })
    const moved = await request.get(path, { maxRedirects: 0 })
    expect(moved.status()).toBe(308)
    expect(new Set(moved.headers().location?.split(', '))).toEqual(new Set([`${path}-bis`]))
    expect(await sitemapOf(request)).toContain(`${path}-bis<`)
    expect(await isListed()).toBe(false)

    // A picture is not deleted from a page; first another takes its place.
    expect((await staff.delete(`/api/media/${heroImage}`)).status()).toBe(409)
    await changeContent(staff, collection, id, { heroImage: created.heroImage })
    await expectNotOnPage(request, `${path}-bis`, [`alt="${alt}`])
    await deleteContent(staff, 'media', heroImage)
    await deleteContent(staff, collection, id)
    for (const left of [path, `${path}-bis`]) expect((await request.get(left)).status()).toBe(404)
    await expectNotOnPage(request, listedOn, [path, String(content.title)])
    expect(await sitemapOf(request)).not.toContain(path)
  })
}

for (const { collection, picture, shownOn } of [
  { collection: 'offices', picture: 'picture', shownOn: EVERY_PAGE },
  { collection: 'testimonials', picture: 'portrait', shownOn: ['/'] },
  { collection: 'team-members', picture: 'portrait', shownOn: ['/'] },
]) {
  test(`one of the ${collection} is added, edited, moved and deleted`, async ({
    request,
    staff,
  }) => {
    const [example] = await listContent(staff, collection)
    const added = rewrite({ ...example, mapsQuery: undefined })
    const { id } = await publishCopy(staff, collection, added.content)
    for (const path of shownOn) await expectOnPage(request, path, textsOf(added, path))

    const alt = rareWord()
    const media = await uploadPicture(staff, alt)
    const edited = rewrite({ ...example, mapsQuery: undefined })
    await changeContent(staff, collection, id, { ...edited.content, [picture]: media })
    for (const path of shownOn) await expectOnPage(request, path, textsOf(edited, path))
    await expectOnPage(request, '/', [`alt="${alt}"`])

    // The name of an office stands in other places of the page too.
    const nameOf = (shown: Partial<Content> = {}) => String(shown.street ?? shown.name)
    const name = nameOf(edited.content)
    await putFirst(staff, collection, id)
    const main = (await readPage(request, '/')).split('<main').at(-1) ?? ''
    expect(main.indexOf(name)).toBeLessThan(main.indexOf(nameOf(example)))
    await changeContent(staff, collection, id, { _status: 'draft' })
    for (const path of shownOn) await expectNotOnPage(request, path, edited.words)

    await changeContent(staff, collection, id, { _status: 'published' })
    await expectOnPage(request, '/', [name])
    await deleteContent(staff, collection, id)
    await deleteContent(staff, 'media', media)
    for (const path of shownOn) await expectNotOnPage(request, path, edited.words)
  })
}

test('the first office’s address is the one at the top of every page', async ({
  request,
  staff,
}) => {
  const street = `1, rue ${rareWord()}`
  const { id } = await publishCopy(staff, 'offices', { name: rareWord(), street })
  const headerOf = async (path: string) => (await readPage(request, path)).split('</header>')[0]
  expect(await headerOf('/notre-adn')).not.toContain(street)
  await putFirst(staff, 'offices', id)
  for (const path of EVERY_PAGE) expect(await headerOf(path)).toContain(street)
  await deleteContent(staff, 'offices', id)
  for (const path of EVERY_PAGE) expect(await headerOf(path)).not.toContain(street)
})

test('the settings of the site are on every page that shows them', async ({ request, staff }) => {
  const before = await readGlobal(staff, 'website-settings')
  const word = rareWord()
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
  for (const path of EVERY_PAGE) {
    await expectOnPage(request, path, [companyName, phone, email, `href="${linkedinUrl}"`])
    await expectOnPage(request, path, [`href="${twitterUrl}"`])
    await expectOnPage(request, path, [`| ${companyName}</title>`, 'href="tel:0199001122"'])
  }
  const { tagline, siteDescription } = changed
  await expectOnPage(request, '/', [tagline, siteDescription, `Mardi ${word}`, `10h ${word}`])

  await saveGlobal(staff, 'website-settings', before)
  for (const path of EVERY_PAGE) await expectNotOnPage(request, path, [word])
})

test('an offer is edited, closed and deleted', async ({ request, staff }) => {
  const { id, slug, title, word } = await publishOffer(staff)
  const paths = ['/', `/nos-offres?recherche=${word}`, `/nos-offres/${slug}`, `/postuler/${slug}`]
  for (const path of paths) await expectOnPage(request, path, [title])

  const mission = `• Tenir ${rareWord()}`
  await changeContent(staff, 'job-offers', id, { title: `${title} bis`, slug, mission })
  for (const path of paths) await expectOnPage(request, path, [`${title} bis`])
  await expectOnPage(request, `/nos-offres/${slug}`, [mission.slice(2)])

  await changeContent(staff, 'job-offers', id, { isActive: false })
  await expectOnPage(request, `/nos-offres/${slug}`, [`${title} bis`, 'Retirée'])
  await expectNotOnPage(request, '/', [title])
  await expectNotOnPage(request, `/nos-offres?recherche=${word}`, [title])
  expect(await sitemapOf(request)).not.toContain(slug)

  await changeContent(staff, 'job-offers', id, { isActive: true })
  await expectOnPage(request, `/nos-offres/${slug}`, [title])
  await deleteContent(staff, 'job-offers', id)
  expect((await request.get(`/nos-offres/${slug}`)).status()).toBe(404)
  await expectNotOnPage(request, '/', [title])
})

/** What of this content stands on a page: the footer names an office without all of its details. */
function textsOf({ content, words }: { content: Partial<Content>; words: string[] }, path: string) {
  return path === '/' ? words : [content.street, content.phone].map(String)
}

/** The name by which staff find a client in the list is not shown: its logo says it. */
function withoutClientNames(page: Partial<Content>) {
  if (!Array.isArray(page.clients)) return page
  return { ...page, clients: page.clients.map((client) => ({ ...client, name: ' ' })) }
}
