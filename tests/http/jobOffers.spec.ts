import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/httpTest'
import { readHtml } from '../support/readHtml'
import { publishOffer } from '../support/siteRecords'

async function openPage(visitor: APIRequestContext, url: string) {
  const response = await visitor.get(url)
  return { status: response.status(), ...readHtml(await response.text()) }
}

const readRedirect = async (visitor: APIRequestContext, url: string) => {
  const response = await visitor.get(url)
  return [response.status(), response.headers().location]
}

test('A card of the list leads to the whole offer, which leads to its form', async ({
  visitor,
  staff,
}) => {
  const { slug, word, title } = await publishOffer(staff, { benefits: ['Télétravail'] })
  const list = await openPage(visitor, `/nos-offres?recherche=${word}`)
  expect(list.values('article h3 a', 'href')).toEqual([`/nos-offres/${slug}`])
  const page = await openPage(visitor, `/nos-offres/${slug}`)
  expect(page.texts('h1')).toEqual([title])
  expect(page.texts('nav[aria-label] ol li').slice(-3)).toEqual(['Accueil', 'Nos offres', title])
  for (const part of ['La mission', 'Profil recherché', 'Stack technique', 'Avantages'])
    expect(page.texts('h2')).toContain(part)
  expect(page.values('main a', 'href')).toContain(`/postuler/${slug}`)
})

test('A renamed offer redirects from its old URL in both editions', async ({ visitor, staff }) => {
  const { id, slug, word } = await publishOffer(staff)
  expect((await visitor.get(`/nos-offres/${slug}`)).status()).toBe(200)
  await staff.patch(`/api/job-offers/${id}`, { data: { title: `Cartographe ${word}` } })
  const renamed = `cartographe-${word.toLowerCase()}`
  const query = '?utm_source=lettre'
  expect(await readRedirect(visitor, `/nos-offres/${slug}${query}`)).toEqual([
    308,
    `/nos-offres/${renamed}${query}`,
  ])
  expect(await readRedirect(visitor, `/en/jobs/${slug}${query}`)).toEqual([
    308,
    `/en/jobs/${renamed}${query}`,
  ])
  const sitemap = await (await visitor.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/nos-offres/${renamed}</loc>`)
  expect(sitemap).not.toContain(`/nos-offres/${slug}<`)
})

test('A URL in capitals redirects to the offer and to its form', async ({ visitor, staff }) => {
  const { slug } = await publishOffer(staff)
  for (const folder of ['/nos-offres', '/postuler', '/en/jobs', '/en/apply']) {
    expect(await readRedirect(visitor, `${folder}/${slug.toUpperCase()}`)).toEqual([
      308,
      `${folder}/${slug}`,
    ])
    expect((await visitor.get(`${folder}/${slug}`)).status()).toBe(200)
  }
})

test('An offer that staff switch off disappears at the next request and returns when switched on', async ({
  visitor,
  staff,
}) => {
  const { id, slug, word, title } = await publishOffer(staff)
  const titles = async () =>
    (await openPage(visitor, `/nos-offres?recherche=${word}`)).texts('article h3')
  const save = (data: object) => staff.patch(`/api/job-offers/${id}`, { data })
  expect(await titles()).toEqual([title])

  await save({ isActive: false, closedAs: 'filled' })
  expect(await titles()).toEqual([])
  const page = await openPage(visitor, `/nos-offres/${slug}`)
  expect(page.texts('h1').concat(page.texts('h2'))).toContain('Ce poste est pourvu')
  expect(page.values('main a', 'href')).not.toContain(`/postuler/${slug}`)
  expect(page.value('meta[name="robots"]', 'content')).toMatch(/noindex/)
  const form = await openPage(visitor, `/postuler/${slug}`)
  expect(form.texts('h1')).toEqual(['Cette offre n’est plus ouverte'])
  expect(form.values('main a', 'href')).toContain('/postuler/candidature-spontanee')
  expect(await (await visitor.get('/sitemap.xml')).text()).not.toContain(slug)

  await save({ isActive: true })
  expect(await titles()).toEqual([title])
  expect((await openPage(visitor, `/postuler/${slug}`)).texts('h1')).toEqual([title])
})

test('An unknown offer is not found, and an offer that was never open is gone', async ({
  visitor,
  staff,
}) => {
  expect((await visitor.get('/nos-offres/jamais-vue')).status()).toBe(404)
  const { slug } = await publishOffer(staff, { isActive: false, closedAs: 'filled' })
  for (const url of [`/nos-offres/${slug}`, `/en/jobs/${slug}`])
    expect((await visitor.get(url)).status()).toBe(410)
  const page = await openPage(visitor, `/nos-offres/${slug}`)
  expect(page.texts('h1')).toEqual(['Page non trouvée'])
})

test('A search by GET narrows, sorts and pages the list', async ({ visitor }) => {
  const found = await openPage(
    visitor,
    '/nos-offres?recherche=donnees&categorie=science-donnees&tri=titre',
  )
  const cards = found.texts('article')
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(card).toContain('Science des données')
  expect(found.value('#recherche', 'value')).toBe('donnees')
  expect(found.value('#categorie option[selected]', 'value')).toBe('science-donnees')
  expect(found.values('search a', 'href')).toEqual([
    '/nos-offres?categorie=science-donnees&tri=titre',
    '/nos-offres?recherche=donnees&tri=titre',
    '/nos-offres?tri=titre',
  ])
  const titles = found.texts('article h3')
  expect(titles).toEqual([...titles].sort(new Intl.Collator('fr').compare))

  const first = await openPage(visitor, '/nos-offres?tri=titre')
  expect(first.values('a[rel="next"]', 'href')).toEqual(['/nos-offres?tri=titre&page=2#offres'])
  const second = await openPage(visitor, '/nos-offres?tri=titre&page=2')
  expect(second.texts('article h3')).not.toEqual(first.texts('article h3'))
  const last = await openPage(visitor, '/nos-offres?page=999')
  expect(last.all('a[rel="next"]')).toHaveLength(0)
  expect(last.all('article').length).toBeGreaterThan(0)
})

test('A search that finds nothing offers to clear the filters', async ({ visitor }) => {
  const page = await openPage(visitor, '/nos-offres?recherche=zzzzzz')
  expect(page.texts('h3')).toContain('Aucune offre trouvée')
  expect(page.texts('#nombre-offres')).toEqual(['0 offre(s) trouvée(s)'])
  expect(page.values('a[href="/nos-offres"]', 'href').length).toBeGreaterThan(0)
})

test('The list and its feed are narrowed by yearly pay, in English too', async ({
  visitor,
  staff,
}) => {
  const monthly = { payMinimum: 6_000, payMaximum: 6_900, payPeriod: 'month' }
  const { id, word, title } = await publishOffer(staff, monthly)
  const query = `?recherche=${word}&remuneration=80000`
  const page = await openPage(visitor, `/nos-offres${query}`)
  expect(page.texts('article h3')).toEqual([title])
  const feed = await (
    await visitor.get(page.value('link[type="application/feed+json"]', 'href'))
  ).json()
  expect(feed.title).toContain('80\u202F000\u00A0€ par an et plus')
  expect(feed.items).toHaveLength(1)
  await staff.patch(`/api/job-offers/${id}`, { data: { payMaximum: 6_600 } })
  const english = await openPage(visitor, `/en/jobs${query}`)
  expect(english.all('article')).toHaveLength(0)
  expect(english.value('#remuneration option[selected]', 'value')).toBe('80000')
})

test('The page of the list has its description, four reasons and the spontaneous application', async ({
  visitor,
}) => {
  const page = await openPage(visitor, '/nos-offres')
  expect(page.value('meta[name="description"]', 'content')).toMatch(/réponse sous quinze jours\.$/)
  expect(page.all('section[aria-labelledby="pourquoi-rejoindre"] li')).toHaveLength(4)
  expect(page.values('section[aria-labelledby="pourquoi-rejoindre"] a', 'href')).toEqual([
    '/notre-adn',
  ])
  expect(page.values('main a', 'href')).toContain('/postuler/candidature-spontanee')
})
