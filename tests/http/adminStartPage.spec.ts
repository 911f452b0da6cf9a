import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/httpTest'
import { type ReadHtml, readHtml } from '../support/readHtml'
import { openAccount, publishOffer, sendApplication, sendMessage } from '../support/siteRecords'
import { signInByApi } from '../support/staffAccounts'

const START_PAGE_FIGURES = [
  ['Total des offres', 'job-offers', {}],
  ['Offres actives', 'job-offers', { '[isActive][equals]': 'true' }],
  ['Candidatures reçues', 'job-applications', {}],
  [
    'Candidatures en attente',
    'job-applications',
    { '[status][equals]': 'pending', '[withdrawnAt][exists]': 'false' },
  ],
  ['Messages reçus', 'contact-messages', {}],
  ['Nouveaux messages', 'contact-messages', { '[status][equals]': 'new' }],
] as const

const readAdminPage = async (client: APIRequestContext, path = '/admin') =>
  readHtml(await (await client.get(path)).text())

test('The six figures are those of the lists to which they lead', async ({ staff }) => {
  await Promise.all([publishOffer(staff), sendApplication(staff), sendMessage(staff, 'Bonjour')])
  for (const [label, collection, filter] of START_PAGE_FIGURES) {
    // Other tests create records at the same time: both are read until they are equal.
    await expect(async () => {
      const page = await readAdminPage(staff)
      const place = page.texts('.widget a > span:first-child').indexOf(label)
      const shown = page.texts('.widget a > span:first-child + span')[place] ?? ''
      const href = page
        .values('.widget a', 'href')
        .find((address) => isFilteredListUrl(address, collection, filter))
      expect(href, label).toBeDefined()
      expect(Number(shown.replace(/\s/g, ''))).toBe(await countDocuments(staff, collection, filter))
    }).toPass()
  }
})

function isFilteredListUrl(href: string, collection: string, filter: Record<string, string>) {
  const { pathname, searchParams } = new URL(href, 'http://site.test')
  const asked = [...searchParams].map(
    ([name, value]) => `${/(\[\w+\]\[\w+\])$/.exec(name)?.[1]}=${value}`,
  )
  const expected = Object.entries(filter).map(([name, value]) => `${name}=${value}`)
  return pathname === `/admin/collections/${collection}` && asked.join() === expected.join()
}

async function countDocuments(
  staff: APIRequestContext,
  collection: string,
  filter: Record<string, string>,
) {
  const params = Object.fromEntries(
    Object.entries(filter).map(([condition, value]) => [`where${condition}`, value]),
  )
  // No figure counts spam, but the API counts all documents.
  const counted = collection === 'job-applications' && { 'where[isSpam][equals]': 'false' }
  const response = await staff.get(`/api/${collection}/count`, {
    params: { ...params, ...counted },
  })
  return (await response.json()).totalDocs
}

test('The start page leads to what waits longest, to what came last, and to each action', async ({
  staff,
}) => {
  const hrefOf = ({ all }: ReadHtml, text: string) =>
    all('a')
      .find(({ textContent }) => textContent.includes(text))
      ?.getAttributeValue('href')
  // Records of other tests push the application out of the few that came last.
  await expect(async () => {
    const { candidateName } = await sendApplication(staff)
    expect(hrefOf(await readAdminPage(staff), candidateName)).toMatch(
      /^\/admin\/collections\/job-applications\/\d+$/,
    )
  }).toPass()
  const page = await readAdminPage(staff)
  const href = (text: string) => hrefOf(page, text)
  expect(page.texts('section h2').slice(0, 2)).toEqual(['À traiter', 'Statistiques de visite'])
  expect(href('Créer une offre')).toBe('/admin/collections/job-offers/create')
  expect(href('Voir les candidatures')).toBe('/admin/collections/job-applications')
  expect(href('Voir les messages')).toBe('/admin/collections/contact-messages')
  for (const [column, target] of [
    // Its list contains the pending applications, oldest first.
    ['Candidatures à examiner', /job-applications\/\d+\?liste=.*pending.*createdAt$/],
    ['Messages sans réponse', /contact-messages\/\d+$/],
    ['Offres sans candidature', /job-offers\/\d+$/],
  ] as const) {
    const section = page
      .all('section')
      .find(({ childElements }) =>
        childElements.some(
          ({ tagName, textContent }) => tagName === 'h3' && textContent === column,
        ),
      )
    expect(section?.querySelector('li a')?.getAttributeValue('href')).toMatch(target)
  }
})

test('The menu names the firm, the user and the current place', async ({ staff }) => {
  const page = await readAdminPage(staff)
  expect(page.texts('section[aria-label="Administration"]').join()).toContain(
    'Administration Exemplia',
  )
  expect(page.texts('a[href="/admin/account"]')[0]).toMatch(/^administration\d@exemplia\.test$/)
  for (const [path, place] of [
    ['/admin', 'Tableau de bord'],
    ['/admin/collections/job-applications', 'Candidatures'],
    ['/admin/globals/website-settings', 'Réglages du site'],
  ] as const) {
    const current = (await readAdminPage(staff, path)).texts('nav [aria-current="page"]').join()
    expect(current, path).toContain(place)
  }
})

test('The choice of a language is offered only where content has several', async ({ staff }) => {
  const single = async (path: string) =>
    (await readAdminPage(staff, path)).all('aside[data-one-language]').length
  expect(await single('/admin')).toBe(1)
  expect(await single('/admin/globals/website-settings')).toBe(0)
  expect(await single('/admin/collections/visit-exclusions')).toBe(1)
})

test('The menu is as its user left it', async ({ baseURL, director }) => {
  const person = await signInByApi(baseURL ?? '', await openAccount(director, { role: 'admin' }))
  const openGroups = async () => {
    const page = await readAdminPage(person)
    return {
      open: page.texts('details[open] > summary'),
      isFolded: page.all('aside[data-folded]').length === 1,
    }
  }
  expect(await openGroups()).toEqual({ open: ['Contenu'], isFolded: false })
  const value = { open: false, groups: { Réglages: { open: true }, Contenu: { open: false } } }
  await person.post('/api/payload-preferences/nav', { data: { value } })
  expect(await openGroups()).toEqual({ open: ['Réglages'], isFolded: true })
  await person.dispose()
})

test('The menu of a Moderator has no settings that only others may change', async ({
  baseURL,
  director,
}) => {
  const account = await openAccount(director, { role: 'moderator' })
  const moderator = await signInByApi(baseURL ?? '', account)
  const hrefs = (await readAdminPage(moderator)).values('nav a', 'href')
  expect(hrefs).toContain('/admin/collections/testimonials')
  expect(hrefs).toContain('/admin/globals/hero-settings')
  expect(hrefs).not.toContain('/admin/globals/email-settings')
  expect(hrefs).not.toContain('/admin/collections/audit-entries')
  await moderator.dispose()
})
