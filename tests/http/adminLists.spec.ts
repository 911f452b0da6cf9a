import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/httpTest'
import { readHtml } from '../support/readHtml'
import { publishOffer, sendApplication, sendMessage } from '../support/siteRecords'

const APPLICATION_LIST_PATH = '/admin/collections/job-applications'

async function readPage(staff: APIRequestContext, path: string) {
  const response = await staff.get(path)
  expect(response.status(), path).toBe(200)
  return readHtml(await response.text())
}

const offerFilter = (offer: number) => `where[and][0][jobOffer][equals]=${offer}`

test('The list of offers shows the columns and facts of an offer in words', async ({ staff }) => {
  const { id, word } = await publishOffer(staff, { publishedDate: '09/03/2026' })
  await sendApplication(staff)
  const page = await readPage(staff, `/admin/collections/job-offers?search=${word.toLowerCase()}`)
  const columns = ['Titre du poste', 'Lieu', 'Contrat', 'Catégorie', 'Date', 'Statut', 'Actions']
  expect(page.texts('th')).toEqual(expect.arrayContaining(columns))
  expect(page.values('tbody tr', 'data-id')).toEqual([String(id)])
  const facts = [
    'Nantes',
    'CDI',
    'Infrastructure & Cyber Sécurité',
    'Publié le 09/03/2026',
    'Actif',
  ]
  expect(page.texts('tbody td')).toEqual(expect.arrayContaining([...facts, 'Aucune']))
})

test('The applications of an offer are the rows of its list, each with its candidate', async ({
  staff,
}) => {
  const offer = await publishOffer(staff)
  const names: string[] = []
  for (const _ of ['first', 'second']) {
    names.push((await sendApplication(staff, { jobSlug: offer.slug })).candidateName)
  }
  await sendApplication(staff)
  const offers = await readPage(staff, `/admin/collections/job-offers?search=${offer.word}`)
  const page = await readPage(staff, offers.value('tbody .cell-applications a', 'href'))
  expect(offers.texts('tbody .cell-applications')).toEqual(['2 candidatures'])
  expect(page.texts('tbody .cell-candidateName a')).toEqual(names.toReversed())
  expect(page.texts('h1')).toEqual(['Candidatures'])
  expect(page.texts('p[role="status"]')).toContain('2 candidatures')
  const columns = ['Date', 'Candidat', 'E-mail', 'Poste', 'Statut', 'Actions']
  expect(page.texts('th')).toEqual(expect.arrayContaining(columns))
  expect(page.texts('tbody td')).toEqual(
    expect.arrayContaining(['ines@candidats.test', offer.title]),
  )
})

test('A search in the applications ignores case', async ({ staff }) => {
  const { candidateName } = await sendApplication(staff)
  const page = await readPage(
    staff,
    `${APPLICATION_LIST_PATH}?search=${encodeURIComponent(candidateName.toUpperCase())}`,
  )
  expect(page.texts('tbody .cell-candidateName a')).toEqual([candidateName])
})

test('The list of messages shows the columns and the beginning of a message', async ({ staff }) => {
  const { subject } = await sendMessage(staff, `${'a'.repeat(50)}zz`)
  const page = await readPage(
    staff,
    `/admin/collections/contact-messages?search=${encodeURIComponent(subject)}`,
  )
  const columns = ['Date', 'Nom', 'E-mail', 'Message', 'Statut', 'Actions']
  expect(page.texts('th')).toEqual(expect.arrayContaining(columns))
  expect(page.texts('tbody .cell-subject')).toEqual([`${subject}${'a'.repeat(50)}...`])
  expect(page.texts('tbody .cell-status')).toEqual(['Non lu'])
})

test('An application opened in a narrowed list leads to its neighbours in that list', async ({
  staff,
}) => {
  const offer = await publishOffer(staff)
  const earlier = await sendApplication(staff, { jobSlug: offer.slug })
  await sendApplication(staff)
  const later = await sendApplication(staff, { jobSlug: offer.slug })
  const list = await readPage(staff, `${APPLICATION_LIST_PATH}?${offerFilter(offer.id)}`)
  const [first = '', second = ''] = list.values('tbody .cell-candidateName a', 'href')
  const page = await readPage(staff, first)
  expect(page.texts('h1')).toEqual([later.candidateName])
  expect(page.texts('h2')).toContain(offer.title)
  expect(page.texts('p')).toContain('Aucun CV joint')
  const next = await readPage(staff, page.value('#candidature-suivante', 'href'))
  expect(next.texts('title')).toEqual([`${earlier.candidateName} - Candidature | Administration`])
  expect(next.all('#candidature-suivante')).toEqual([])
  const back = new URL(next.value('#candidature-precedente', 'href'), 'http://site.test')
  const forth = new URL(second, 'http://site.test')
  expect(back.pathname).toBe(new URL(first, 'http://site.test').pathname)
  expect(forth.pathname).not.toBe(back.pathname)
})

test('A message in the trash can be read there', async ({ staff }) => {
  const { subject } = await sendMessage(staff, 'Bonjour de la corbeille')
  const params = { 'where[subject][equals]': subject }
  const deletedAt = new Date().toISOString()
  await staff.patch('/api/contact-messages', { params, data: { deletedAt } })
  const trash = await readPage(
    staff,
    `/admin/collections/contact-messages/trash?search=${encodeURIComponent(subject)}`,
  )
  const page = await readPage(staff, trash.value('tbody .cell-subject a', 'href'))
  expect(page.texts('article').join()).toContain('Bonjour de la corbeille')
})
