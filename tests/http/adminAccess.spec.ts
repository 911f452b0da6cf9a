import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/httpTest'
import { readHtml } from '../support/readHtml'
import { createRareWord, publishOffer, sendApplication, sendMessage } from '../support/siteRecords'

async function readPageText(client: APIRequestContext, path: string) {
  const response = await client.get(path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

test('An anonymous visitor is sent from an admin screen to the sign-in', async ({ visitor }) => {
  for (const path of [
    '/admin/collections/job-applications',
    '/admin/a-soigner',
    '/admin/etat-du-systeme',
  ]) {
    const response = await visitor.get(path)
    // Next.js sends a redirect within the page once it has started to stream it.
    const html = await response.text()
    expect(html, path).toContain(`/admin/login?redirect=${encodeURIComponent(path)};307;`)
    expect(html, path).not.toMatch(/Chaque ligne mène|PostgreSQL|candidats\.test/)
  }
})

test('An anonymous visitor cannot call a function of the admin', async ({ visitor }) => {
  const signInPage = await readPageText(visitor, '/admin/login')
  const [, action = ''] = /\\"id\\":\\"([0-9a-f]{42})\\",\\"bound/.exec(signInPage) ?? []
  expect(action).not.toBe('')
  const sentHeader = 'un-en-tete-du-visiteur'
  for (const name of ['constructor', 'form-state', 'slugify', 'get-default-layout']) {
    const response = await visitor.post('/admin/login', {
      headers: {
        'Next-Action': action,
        'Content-Type': 'text/plain;charset=UTF-8',
        'X-Temoin': sentHeader,
      },
      data: JSON.stringify([{ name, args: {} }]),
    })
    // A form that is still open after the session ended gets an empty response.
    expect(response.status(), name).toBe(name === 'form-state' ? 200 : 404)
    expect(await response.text(), name).not.toContain(sentHeader)
  }
})

test('A moderator is offered no deletion in the lists, and the API refuses it', async ({
  moderator,
  staff,
}) => {
  const { subject } = await sendMessage(staff, 'Bonjour')
  const { candidateName } = await sendApplication(staff)
  const offer = await publishOffer(staff)
  const list = (collection: string, search: string) =>
    `/admin/collections/${collection}?search=${encodeURIComponent(search)}`
  for (const path of [
    list('job-offers', offer.title),
    list('job-applications', candidateName),
    list('contact-messages', subject),
  ]) {
    const deletions = async (client: APIRequestContext) =>
      readHtml(await readPageText(client, path))
        .values('tbody button', 'aria-label')
        .filter((label) => label.startsWith('Supprimer'))
    expect(await deletions(staff), path).toHaveLength(1)
    expect(await deletions(moderator), path).toEqual([])
  }
  expect((await moderator.delete(`/api/job-offers/${offer.id}`)).status()).toBe(403)
  await expect(await staff.get(`/api/job-offers/${offer.id}`)).toBeOK()
})

test('The state of the system is shown to Super Administrators only', async ({
  director,
  moderator,
  staff,
}) => {
  const path = '/admin/etat-du-systeme'
  // The job runner may not have made a round yet, and a check gives up on a busy machine.
  await expect(async () => {
    const page = readHtml(await readPageText(director, path))
    expect(page.texts('h1')).toEqual(['État du système'])
    const lines = page.texts('li')
    const line = (name: string) => lines.find((text) => text.startsWith(name)) ?? ''
    expect(line('Base de données')).toMatch(/PostgreSQL \d+/)
    // The site under test has an S3 store of its own.
    expect(line('Stockage des fichiers')).toContain('S3 exemplia')
    expect(line('Images du site')).toContain('arrive entière')
    expect(line('Lanceur de tâches')).toContain('dernière ronde')
    expect(line('Antivirus')).toContain('CLAMD_HOST')
    expect(page.texts('button')).toContain('Vérifier à nouveau')
  }).toPass()
  expect(readHtml(await readPageText(director, '/admin')).values('a', 'href')).toContain(path)
  for (const client of [staff, moderator]) {
    expect(await (await client.get(path)).text()).not.toContain('PostgreSQL')
    expect(readHtml(await readPageText(client, '/admin')).values('a', 'href')).not.toContain(path)
  }
})

test('What needs care is listed by kind, and each line leads to its field', async ({ staff }) => {
  const title = `INGENIEUR ${createRareWord()} ${'tres long '.repeat(6)}`.trim()
  const { id } = await publishOffer(staff, { title })
  const start = readHtml(await readPageText(staff, '/admin'))
  expect(start.texts('h2')).toContain('À soigner')
  expect(start.values('a', 'href')).toContain('/admin/a-soigner')
  const page = readHtml(await readPageText(staff, '/admin/a-soigner'))
  const link = page
    .all('a')
    .find(({ textContent }) => textContent.includes(title))
    ?.getAttributeValue('href')
  expect(link).toBe(`/admin/collections/job-offers/${id}#field-title`)
  expect(page.texts('h2').join()).toContain('Titres trop longs')
  expect(page.texts('p').join()).toContain('Chaque ligne mène')
})
