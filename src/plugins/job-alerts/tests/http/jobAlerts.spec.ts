import type { APIRequestContext } from '@playwright/test'
import { queryDatabaseUnderTest } from '@/tests/support/databaseUnderTest'
import { expect, test } from '@/tests/support/httpTest'
import { readHtml } from '@/tests/support/readHtml'
import { readSentMailsTo } from '@/tests/support/sentMails'
import { createRareWord, publishOffer } from '@/tests/support/siteRecords'

const aRareEmail = () => `${createRareWord().toLowerCase()}@candidats.test`

/** Finds the link to this page in the latest mail to an address, without the host. */
async function findMailedLink(email: string, page: string): Promise<string> {
  const find = async () => {
    const mail = (await readSentMailsTo(email)).at(-1)
    return new RegExp(`https?://[^/]+(/\\S*${page}\\?jeton=[\\w.-]+)`).exec(mail?.text ?? '')?.[1]
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

/** Presses the button of the page, as a browser without JavaScript. */
async function submitPageForm(visitor: APIRequestContext, page: string) {
  const answer = await visitor.post(await readFormAction(visitor, page))
  expect(answer.status()).toBe(303)
  return answer.headers().location ?? ''
}

const readFormAction = async (visitor: APIRequestContext, page: string) =>
  readHtml(await (await visitor.get(page)).text()).value('main form', 'action')

const readHeading = async (visitor: APIRequestContext, page: string) =>
  readHtml(await (await visitor.get(page)).text()).texts('main h1')

test('The job list leads to the form of an alert with its search, in each language', async ({
  visitor,
}) => {
  const pages = [
    ['/nos-offres', '/alertes-emploi', 'Toutes les offres'],
    ['/nos-offres?lieu=nantes&tri=titre', '/alertes-emploi?lieu=nantes', 'Nantes'],
    [
      '/nos-offres?recherche=zzz%26zzz',
      '/alertes-emploi?recherche=zzz%26zzz',
      '«\u00A0zzz&zzz\u00A0»',
    ],
    ['/en/jobs?lieu=nantes', '/en/job-alerts?lieu=nantes', 'Nantes'],
  ] as const
  for (const [list, form, search] of pages) {
    const page = readHtml(await (await visitor.get(list)).text())
    expect(page.value('main aside a', 'href')).toBe(form)
    const answer = await visitor.get(form)
    expect(answer.status()).toBe(200)
    const read = readHtml(await answer.text())
    expect(read.texts('main dd')).toEqual([search])
    const locale = form.startsWith('/en') ? 'en_GB' : 'fr_FR'
    expect(read.value('meta[property="og:locale"]', 'content')).toBe(locale)
    expect(read.value('meta[name="description"]', 'content').length).toBeLessThanOrEqual(160)
  }
})

test('Opening a link of a mail changes nothing; its button does', async ({ visitor }) => {
  const email = aRareEmail()
  const sent = await visitor.post('/api/alertes', { multipart: { email, lieu: 'nantes' } })
  expect(sent.headers().location).toBe('/alertes-emploi/merci')
  expect(await readHeading(visitor, '/alertes-emploi/merci')).toEqual([
    'Consultez votre boîte de réception',
  ])

  const link = await findMailedLink(email, 'confirmer')
  // A mail scanner opens the link several times, by each safe method.
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await visitor.fetch(link, { method })
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
    })
  }
  const page = readHtml(await (await visitor.get(link)).text())
  expect(page.value('meta[name="robots"]', 'content')).toBe('noindex')
  expect(page.value('meta[name="referrer"]', 'content')).toBe('no-referrer')
  expect(page.texts('main h1')).toEqual(['Confirmer votre alerte'])

  const confirmed = await submitPageForm(visitor, link)
  expect(await readHeading(visitor, confirmed)).toEqual(['Votre alerte est active'])
  expect(await readHeading(visitor, link.replace(/.$/, '!'))).toEqual([
    'Ce lien n’est plus valable',
  ])
  const get = await visitor.get(link.replace(/^.*\?/, '/api/alertes/confirmation?'))
  expect(get.status()).toBe(405)
})

test('A refused address comes back with its search', async ({ visitor }) => {
  const multipart = { email: 'camille@', recherche: 'java', lieu: 'nantes' }
  const answer = await visitor.post('/api/alertes?langue=en', { multipart })
  const correction = answer.headers().location ?? ''
  expect(correction).toMatch(/^\/en\/job-alerts\/correct\?saisie=/)
  const page = readHtml(await (await visitor.get(correction)).text())
  expect(page.value('input[name="email"]', 'value')).toBe('camille@')
  expect(page.value('input[name="recherche"]', 'value')).toBe('java')
  expect(page.texts('main dd')).toEqual(['Nantes, “java”'])
})

test('A new offer is mailed by the worker, and the mail stops the alert', { tag: '@slow' }, async ({
  visitor,
  staff,
}) => {
  test.setTimeout(300_000)
  const email = aRareEmail()
  const word = createRareWord()
  await visitor.post('/api/alertes', { multipart: { email, recherche: word } })
  await submitPageForm(visitor, await findMailedLink(email, 'confirmer'))
  const offer = await publishOffer(staff, { title: `Architecte ${word}` })
  await queryDatabaseUnderTest(
    "UPDATE job_alerts SET confirmed_at = now() - interval '1 day' WHERE email = $1",
    [email],
  )
  await queryDatabaseUnderTest(
    "UPDATE job_offers SET first_online_at = now() - interval '1 hour' WHERE id = $1",
    [offer.id],
  )
  await expect.poll(async () => (await readSentMailsTo(email)).length, { timeout: 200_000 }).toBe(2)
  const [, mail] = await readSentMailsTo(email)
  expect(mail?.text).toContain(offer.title)
  expect(mail?.headers.map(({ key }) => key)).toContain('list-unsubscribe-post')

  const link = await findMailedLink(email, 'desinscription')
  expect(await readHeading(visitor, link)).toEqual(['Arrêter votre alerte'])
  const stopped = await submitPageForm(visitor, link)
  expect(await readHeading(visitor, stopped)).toEqual(['Vous n’avez plus cette alerte'])
  expect(
    await queryDatabaseUnderTest('SELECT id FROM job_alerts WHERE email = $1', [email]),
  ).toEqual([])
})
