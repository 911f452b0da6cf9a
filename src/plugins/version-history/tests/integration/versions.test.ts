import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findVersions } from '@/src/plugins/version-history/queries/findVersions'
import { changedFieldNames } from '@/src/plugins/version-history/words/admin/versions'
import { aValuePage } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { type RestClient, restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { writeHome } from '@/tests/support/writeHome'

const [ADMIN, DIRECTOR] = ['Camille Admin', 'Dominique Directeur']

let testPayload: TestPayload
let payload: Payload
let admin: RestClient
let directorClient: RestClient

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
  const signedIn = async (role: 'admin' | 'super-admin', name: string) =>
    restClient(await signInForCookie((await aUser(payload, { role, name })).email))
  admin = await signedIn('admin', ADMIN)
  directorClient = await signedIn('super-admin', DIRECTOR)
})
afterAll(() => testPayload.stop())

const VALUE_PAGES_PATH = '/value-pages'
const findAsVisitor = (id: number, locale: 'fr' | 'en' = 'fr') =>
  payload.find({
    collection: 'value-pages',
    where: { id: { equals: id } },
    locale,
    overrideAccess: false,
  })

async function readVersionHistory(
  place: { page: number } | { global: 'hero-settings' | 'home-page' },
) {
  const user = await aUser(payload, { role: 'moderator' })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  if ('page' in place) {
    const collection = payload.collections['value-pages'].config
    return findVersions(req, { collection, id: place.page })
  }
  const global = payload.globals.config.find(({ slug }) => slug === place.global)
  return global ? findVersions(req, { global }) : []
}

test('Each version has its true author and the changed fields', async () => {
  const { id } = await aValuePage(payload, { title: 'Partage' })
  await admin.patch(`${VALUE_PAGES_PATH}/${id}`, { intro: 'Autrement', savedBy: 'Personne' })
  await directorClient.patch(`${VALUE_PAGES_PATH}/${id}?draft=true&locale=en`, { title: 'Sharing' })
  const said = (await readVersionHistory({ page: id })).map(({ by, status, changes }) => [
    by,
    status,
    changes && changedFieldNames(changes),
  ])
  expect(said).toEqual([
    [DIRECTOR, 'draft', ['Adresse (anglais)', 'Titre (anglais)']],
    [ADMIN, 'published', ['Introduction']],
    [null, 'published', null],
  ])
})

test('A visitor cannot read who saved a page', async () => {
  const { id } = await aValuePage(payload)
  await admin.patch(`${VALUE_PAGES_PATH}/${id}`, { intro: 'Autrement' })
  await admin.post('/globals/hero-settings', { mainTitle: 'Bonjour' })
  const answers = [
    await restClient().get(`${VALUE_PAGES_PATH}/${id}`),
    await restClient().get('/globals/hero-settings'),
    await restClient().get(
      `${VALUE_PAGES_PATH}?where[savedBy][equals]=${encodeURIComponent(ADMIN)}`,
    ),
  ]
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(ADMIN)
  expect(answers[2]?.status).not.toBe(200)
})

async function findNewestVersion(id: number, text: string) {
  const { docs } = await payload.findVersions({
    collection: 'value-pages',
    where: { parent: { equals: id }, 'version.intro': { equals: text } },
    sort: '-updatedAt',
    limit: 1,
  })
  return docs[0]?.id
}

test('A restored draft is a draft again, and the page stays online', async () => {
  const { id } = await aValuePage(payload, { intro: 'Publié' })
  await admin.patch(`${VALUE_PAGES_PATH}/${id}?draft=true`, {
    intro: 'Brouillon',
    _status: 'draft',
  })
  const draft = await findNewestVersion(id, 'Brouillon')
  await admin.patch(`${VALUE_PAGES_PATH}/${id}`, { intro: 'Publié ensuite', _status: 'published' })
  const { status } = await directorClient.post(`${VALUE_PAGES_PATH}/versions/${draft}`)
  expect(status).toBe(200)
  expect((await findAsVisitor(id)).docs).toMatchObject([{ intro: 'Publié ensuite' }])
  const inForm = await payload.findByID({ collection: 'value-pages', id, draft: true })
  expect(inForm.intro).toBe('Brouillon')
  expect((await readVersionHistory({ page: id }))[0]).toMatchObject({
    by: DIRECTOR,
    status: 'draft',
  })
})

test('Discarding a draft does not change what visitors see in any language', async () => {
  const { id, callToAction } = await aValuePage(payload, { title: 'En ligne' })
  const english = { title: 'Online', summary: 'S', intro: 'I' }
  const words = { ...english, callToAction: { ...callToAction, title: 'Join', label: 'See' } }
  await admin.patch(`${VALUE_PAGES_PATH}/${id}?locale=en`, words)
  await admin.patch(`${VALUE_PAGES_PATH}/${id}?locale=en&draft=true`, {
    title: 'Draft',
    _status: 'draft',
  })
  await admin.patch(`${VALUE_PAGES_PATH}/${id}?draft=true`, {
    title: 'Brouillon',
    _status: 'draft',
  })
  const online = `where[version._status][equals]=published&where[parent][equals]=${id}`
  const { body } = await admin.get(
    `${VALUE_PAGES_PATH}/versions?${online}&sort=-updatedAt&limit=1&depth=0`,
  )
  const [version]: { id?: number }[] = Array.isArray(body.docs) ? body.docs : []
  await admin.post(`${VALUE_PAGES_PATH}/versions/${version?.id}`)
  expect((await findAsVisitor(id)).docs).toMatchObject([{ title: 'En ligne' }])
  expect((await findAsVisitor(id, 'en')).docs).toMatchObject([{ title: 'Online' }])
  const inForm = await payload.findByID({
    collection: 'value-pages',
    id,
    draft: true,
    locale: 'en',
  })
  expect(inForm).toMatchObject({ title: 'Online', _status: 'published' })
})

async function readNewestId(table: string) {
  const { rows } = await payload.db.pool.query(`SELECT max(id) AS id FROM ${table}`)
  return Number(rows[0].id)
}

test('Restoring a draft of the home page leaves the home page online', async () => {
  await writeHome(payload, 'fr', 'En ligne')
  const heading = { statistics: { heading: 'Brouillon' }, _status: 'draft' }
  await admin.post('/globals/home-page?draft=true', heading)
  const draft = await readNewestId('_home_page_v')
  await writeHome(payload, 'fr', 'En ligne ensuite')
  expect((await directorClient.post(`/globals/home-page/versions/${draft}`)).status).toBe(200)
  const online = await restClient().get('/globals/home-page')
  expect(online.body).toMatchObject({ statistics: { heading: 'En ligne ensuite' } })
  const [newest] = await readVersionHistory({ global: 'home-page' })
  expect(newest).toMatchObject({ by: DIRECTOR, status: 'draft' })
})

test('Discarding the draft of the home page publishes no other language, and records the author', async () => {
  await writeHome(payload, 'fr', 'En ligne')
  const online = await readNewestId('_home_page_v')
  await admin.post('/globals/home-page?draft=true&locale=en', {
    statistics: { heading: 'Draft' },
    _status: 'draft',
  })
  expect((await directorClient.post(`/globals/home-page/versions/${online}`)).status).toBe(200)
  const home = await payload.findGlobal({ slug: 'home-page', locale: 'all' })
  expect(home.statistics?.heading).toMatchObject({ fr: 'En ligne' })
  expect(JSON.stringify(home)).not.toContain('Draft')
  expect(home.statistics?.figures).toHaveLength(1)
  const [newest] = await readVersionHistory({ global: 'home-page' })
  expect(newest).toMatchObject({ by: DIRECTOR, status: 'published' })
})

test('The menu is restored with its entries in both languages', async () => {
  const menu = '/globals/navigation-settings'
  await admin.post(menu, { items: [{ label: 'Offres', url: '/nos-offres' }] })
  const { items } = await payload.findGlobal({ slug: 'navigation-settings' })
  const english = { items: items?.map((item) => ({ ...item, label: 'Jobs' })) }
  await admin.post(`${menu}?locale=en`, english)
  const kept = await readNewestId('_navigation_settings_v')
  await admin.post(menu, { items: [] })
  expect((await directorClient.post(`${menu}/versions/${kept}`)).status).toBe(200)
  const back = await payload.findGlobal({ slug: 'navigation-settings', locale: 'all' })
  expect(back.items).toMatchObject([{ label: { fr: 'Offres', en: 'Jobs' }, url: '/nos-offres' }])
})

test('The hero is restored in both languages, with the restoring user', async () => {
  await admin.post('/globals/hero-settings', { mainTitle: 'Bonjour' })
  await admin.post('/globals/hero-settings?locale=en', { mainTitle: 'Hello' })
  const kept = await readNewestId('_hero_settings_v')
  await admin.post('/globals/hero-settings', { mainTitle: 'Adieu' })
  await admin.post('/globals/hero-settings?locale=en', { mainTitle: 'Farewell' })
  expect((await directorClient.post(`/globals/hero-settings/versions/${kept}`)).status).toBe(200)
  const hero = await payload.findGlobal({ slug: 'hero-settings', locale: 'all' })
  expect(hero.mainTitle).toEqual({ fr: 'Bonjour', en: 'Hello' })
  const [newest] = await readVersionHistory({ global: 'hero-settings' })
  expect(newest?.by).toBe(DIRECTOR)
  const { docs } = await payload.find({ collection: 'audit-entries', sort: '-id', limit: 1 })
  expect(docs).toMatchObject([{ action: 'settingsChanged', target: 'hero-settings' }])
})

test('Restoring the settings does not let an Administrator change which roles need a second factor', async () => {
  const settings = '/globals/website-settings'
  await directorClient.post(settings, { companyName: 'Avant', secondFactorRoles: [] })
  const without = await readNewestId('_website_settings_v')
  await directorClient.post(settings, { companyName: 'Après', secondFactorRoles: ['moderator'] })
  expect((await admin.post(`${settings}/versions/${without}`)).status).toBe(200)
  const now = await payload.findGlobal({ slug: 'website-settings' })
  expect(now).toMatchObject({ companyName: 'Avant', secondFactorRoles: ['moderator'] })
  await directorClient.post(`${settings}/versions/${without}`)
  expect((await payload.findGlobal({ slug: 'website-settings' })).secondFactorRoles).toEqual([])
})

test('At most thirty versions of the menu are stored', async () => {
  for (let time = 0; time < 33; time += 1) {
    await payload.updateGlobal({
      slug: 'navigation-settings',
      data: { items: [{ label: `Offres ${time}`, url: '/nos-offres' }] },
    })
  }
  const { totalDocs } = await payload.findGlobalVersions({ slug: 'navigation-settings' })
  expect(totalDocs).toBe(30)
})
