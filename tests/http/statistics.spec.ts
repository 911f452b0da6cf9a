import type { APIRequestContext } from '@playwright/test'
import { recordOfferCounts } from '../support/countedOffers'
import { BROWSER_USER_AGENT } from '../support/countedVisits'
import { expect, test } from '../support/httpTest'
import { writePastVisits } from '../support/pastVisits'
import { type ReadHtml, readHtml } from '../support/readHtml'
import {
  createRareWord,
  findApplicationsOf,
  openAccount,
  publishOffer,
  sendApplication,
} from '../support/siteRecords'
import { signInByApi } from '../support/staffAccounts'

/** The 12th of an earlier month, in the calendar of Paris. */
function twelfthOfEarlierMonth(monthsAgo: number): string {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })
    .format(new Date())
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year, month - 1 - monthsAgo, 12)).toISOString().slice(0, 10)
}

/** A statistics page with its text; non-breaking spaces are replaced by ordinary ones. */
async function openStatistics(staff: APIRequestContext, path: string) {
  const response = await staff.get(`/admin/statistiques${path}`)
  expect(response.status()).toBe(200)
  const html = (await response.text()).replace(/<script.*?<\/script>|<!--.*?-->/gs, '')
  return { ...readHtml(html), text: plainText(html.replace(/<[^>]+>/g, ' ')) }
}

/** The cells of the row with this word, heading first. */
const findRowWith = ({ all }: ReadHtml, word: string) =>
  all('tr')
    .map((row) => row.querySelectorAll('th, td').map(({ textContent }) => plainText(textContent)))
    .find(([heading = '']) => heading.includes(word))

const plainText = (text: string) => text.replace(/(\s|&nbsp;)+/g, ' ').trim()

type SentVisit = { paths?: string[]; referrer?: string; link?: string[] }

/** Sends the requests of a visitor's browser for the pages of a visit. */
async function sendVisit(
  visitor: APIRequestContext,
  { paths = ['/notre-adn'], ...sent }: SentVisit,
) {
  const id = `1795363200000${createRareWord().slice(1, 10)}`
  const ids = { visitor: `visitor_${id}`, session: `session_${id}` }
  const headers = {
    Origin: new URL(process.env.SITE_UNDER_TEST ?? '').origin,
    'User-Agent': BROWSER_USER_AGENT,
  }
  for (const path of paths) {
    const shown = { path, title: '', referrer: '', screen: '1440x900', touches: 0, link: [] }
    const data = { ...shown, ...ids, ...sent }
    expect((await visitor.post('/api/visites', { data, headers })).status()).toBe(204)
  }
  return ids.visitor
}

test('a day shows its hours, its pages, its sources and what the team noted', async ({ staff }) => {
  const day = twelfthOfEarlierMonth(1)
  const sentence = `Newsletter ${createRareWord()}`
  await writePastVisits([{ day, hour: 9, visits: 30 }])
  await expect(await staff.post('/api/day-marks', { data: { day, sentence } })).toBeOK()
  const page = await openStatistics(staff, `?du=${day}&au=${day}`)
  expect(page.texts('h2')).toContain('Visites par heure')
  const hours = page.all('table tbody tr')
  expect(hours).toHaveLength(24)
  expect(findRowWith(page, 'de 9 h à 10 h')?.[1]).toMatch(/^[1-9]\d*0$/)
  expect(findRowWith(page, 'de 8 h à 9 h')?.[1]).toBe('0')
  expect(page.text).toContain(sentence)
  expect(page.text).toMatch(/Nos offres \d+ vues/)
  expect(page.text).toMatch(/Moteurs de recherche \d+ visites 100 %/)
  const next = day.replace(/12$/, '13')
  expect(page.values('a', 'href').join(' ')).toContain(`?du=${next}&au=${next}&`)
})

test('A month is charted beside the month or the year with which it is compared', async ({
  staff,
}) => {
  await writePastVisits([
    { day: twelfthOfEarlierMonth(15), hour: 9, visits: 1 },
    { day: twelfthOfEarlierMonth(2), hour: 10, visits: 20 },
    { day: twelfthOfEarlierMonth(1), hour: 10, visits: 30 },
  ])
  const start = await openStatistics(staff, '')
  const month = start
    .all('form a')
    .find(({ textContent }) => textContent === 'Mois dernier')
    ?.getAttributeValue('href')
  const query = (month ?? '').replace('/admin/statistiques', '').replaceAll('&amp;', '&')
  const page = await openStatistics(staff, query)
  const { text } = page
  const [, compared = 'two periods'] =
    /Évolutions : du 1er au \d\d \S+ \d{4} \(\d\d jours\), comparé à la période (du 1er au \d\d \S+ \d{4}) \(\d\d jours\)\./.exec(
      text,
    ) ?? []
  expect(text).toContain(`Comparé à la période ${compared}`)
  expect(text).toMatch(/ par rapport à la même période, un mois plus tôt/)
  expect(page.texts('thead th')).toContain('Visites d’avant')
  expect((await openStatistics(staff, `${query}&comparer=an`)).text).toMatch(
    /Évolutions|Rien à comparer/,
  )
  const { text: alone } = await openStatistics(staff, `${query}&comparer=sans`)
  expect(alone).not.toMatch(/Évolutions| en un (mois|an)/)
})

test('A period before the first count and an unfinished day are not compared', async ({
  staff,
}) => {
  const empty = await openStatistics(staff, '?du=2020-01-06&au=2020-04-04')
  expect(empty.text).toContain('Rien à comparer')
  expect(empty.text).toContain('Rien n’est noté pour cette période.')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
  const page = await openStatistics(staff, `?du=${today}&au=${today}`)
  expect(page.text).toContain('Aujourd’hui n’est pas fini')
  expect(page.text).not.toContain('Comparé à la période')
  for (const name of ['origines', 'recrutement']) {
    const { text } = await openStatistics(staff, `/${name}?du=2020-01-01&au=2020-01-31`)
    expect(text).toMatch(/Aucune (visite ni candidature mesurée|candidature n’a été reçue)/)
  }
})

test('An offer with views and without applications is listed as such, and so is an abandoned form', async ({
  staff,
}) => {
  const unapplied = await publishOffer(staff)
  const abandoned = await publishOffer(staff)
  await recordOfferCounts(unapplied, { views: 25 })
  const steps = { opened: 20, contact: 15, cv: 4, letter: 4, sending: 4, sent: 3 }
  await recordOfferCounts(abandoned, { views: 60, forms: 20, steps })
  await sendApplication(staff, { jobSlug: abandoned.slug })
  const found = async (query: string, { word }: { word: string }) =>
    findRowWith(await openStatistics(staff, `/offres?q=${word}&${query}`), word)?.slice(1)
  expect(await found('groupe=unapplied', unapplied)).toEqual(['25', '0', '0 %', '0', '–', '0', '–'])
  expect(await found('groupe=unapplied', abandoned)).toBeUndefined()
  expect(await found('groupe=abandoned', abandoned)).toEqual([
    ...['60', '20', '33 %', '0', '0 %', '0', '–'],
  ])
  expect(await found('source=social', abandoned)).toContain('60')
  expect((await found('source=email', abandoned))?.[0]).toBe('0')
  const page = await openStatistics(staff, `/offres?q=${abandoned.word}`)
  expect(page.text).toContain('À part, sans consentement : 1')
  expect(page.text).toContain('Quitté surtout aux coordonnées : 11 sur 20')
  const none = await openStatistics(staff, '/offres?q=rien+de+tel')
  expect(none.text).toContain('Aucune offre ne répond à ces filtres')
  // The offers of today are in the list of events.
  expect((await openStatistics(staff, '')).text).toContain(abandoned.title)
})

test('A campaign leads to its candidates', async ({ staff, visitor }) => {
  const offer = await publishOffer(staff)
  const campaign = `mardi-${createRareWord()}`
  const id = await sendVisit(visitor, {
    paths: [`/nos-offres/${offer.slug}`, `/postuler/${offer.slug}`],
    link: ['email', 'lettre', campaign, 'haut'],
  })
  const row = async () =>
    findRowWith(await openStatistics(staff, '/origines?par=campagne'), campaign)
  await expect.poll(async () => (await row())?.slice(1, 3)).toEqual(['1', '1'])
  const { candidateName } = await sendApplication(visitor, {
    jobSlug: offer.slug,
    visitor: id,
    heardFrom: 'schoolOrFair',
  })
  const [application] = await findApplicationsOf(staff, candidateName)
  const accepted = { data: { status: 'accepted' } }
  await expect(await staff.patch(`/api/job-applications/${application?.id}`, accepted)).toBeOK()
  expect((await row())?.slice(1)).toEqual(['1', '1', '100 %', '1', '100 %', '1', '100 %'])
  expect((await row())?.[0]).toContain('lettre · email')
  const declared = findRowWith(await openStatistics(staff, '/origines'), 'École ou salon')
  expect(Number(declared?.[2])).toBeGreaterThan(0)
  const shown = await staff.get(`/admin/collections/job-applications/${application?.id}`)
  const html = plainText(await shown.text())
  expect(html).toContain(`campagne : ${campaign} · lettre · email · haut`)
  expect(html).toContain('Dit nous connaître par : École ou salon')
})

test('a Moderator reads how long candidates wait, by offer and by month', async ({
  baseURL,
  director,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const { candidateName } = await sendApplication(staff, { jobSlug: offer.slug })
  await sendApplication(staff, { jobSlug: offer.slug })
  const [application] = await findApplicationsOf(staff, candidateName)
  await staff.patch(`/api/job-applications/${application?.id}`, { data: { status: 'rejected' } })
  const moderator = await signInByApi(
    baseURL ?? '',
    await openAccount(director, { role: 'moderator' }),
  )
  // Other tests create offers at the same time, which move the row to another page.
  const row = async () => {
    const rows = [1, 2, 3].map(async (page) =>
      findRowWith(await openStatistics(moderator, `/recrutement?page=${page}`), offer.word),
    )
    return (await Promise.all(rows)).find((found) => found)?.slice(1)
  }
  await expect
    .poll(row)
    .toEqual([
      ...['2', /min$/, /min$/, /min$/, /min$/].map((text) => expect.stringMatching(text)),
      ...['–', '–', '–'],
    ])
  const months = await openStatistics(moderator, '/recrutement?par=month')
  expect(months.texts('tbody th').join()).toMatch(/\p{L}+ 20\d\d/u)
  await moderator.dispose()
})

test('visits from a site are excluded from the figures, and included again', async ({
  staff,
  visitor,
}) => {
  const host = `${createRareWord().toLowerCase()}.example`
  const reason = `Des visites envoyées par un programme de ${host}.`
  await sendVisit(visitor, { referrer: `https://${host}/` })
  const counted = async () =>
    findRowWith(await openStatistics(staff, '/origines?par=site'), host)?.[1]
  await expect.poll(counted).toBe('1')
  const listed = () => openStatistics(staff, '/../collections/page-visits?limit=100')
  expect((await listed()).text).toContain(`depuis ${host}`)
  const form = await staff.get(`/admin/collections/visit-exclusions/create?kind=host&value=${host}`)
  expect(await form.text()).toContain(host)

  const made = await staff.post('/api/visit-exclusions', {
    data: { kind: 'host', value: host, reason },
  })
  const { doc } = await made.json()
  await expect.poll(counted).toBeUndefined()
  expect((await openStatistics(staff, '')).text).toContain(
    'Des visites sont écartées de ces chiffres.',
  )
  await expect
    .poll(async () => (await listed()).text)
    .toMatch(new RegExp(`depuis ${host}.{0,80}Écartée`))
  await staff.patch(`/api/visit-exclusions/${doc.id}`, { data: { isInForce: false } })
  await expect.poll(counted).toBe('1')
})

test('a table of the statistics is exported as CSV for the period of the page', async ({
  staff,
}) => {
  const period = 'du=2026-11-01&au=2026-11-02'
  const page = await openStatistics(staff, `?${period}`)
  const link = page.values('a', 'href').find((href) => href.includes('tableau=jours'))
  const file = await staff.get(link ?? '')
  expect(file.headers()['content-disposition']).toContain(
    'filename="statistiques-jours-2026-11-01-2026-11-02.csv"',
  )
  expect(await file.text()).toMatch(
    /^\uFEFFJour;Visites;Pages vues\r\n2026-11-01;\d+;\d+\r\n2026-11-02;\d+;\d+\r\n$/,
  )
})

test('a token reads the figures without a session until it is revoked', async ({
  staff,
  visitor,
}) => {
  const name = `Tableau ${createRareWord()}`
  const made = await staff.post('/api/statistiques/jetons', { data: { name } })
  const headers = { Authorization: `Bearer ${(await made.json()).token}` }
  const read = () => visitor.get('/api/statistiques/v1?du=2026-11-01&au=2026-11-02', { headers })
  expect((await (await read()).json()).tables.days).toHaveLength(2)
  const params = { 'where[name][equals]': name }
  const { docs } = await (await staff.get('/api/statistics-tokens', { params })).json()
  await expect(await staff.delete(`/api/statistics-tokens/${docs[0].id}`)).toBeOK()
  expect((await read()).status()).toBe(403)
})

for (const name of ['', '/origines', '/offres', '/recrutement']) {
  test(`/admin/statistiques${name} shows nothing to anonymous visitors, and ignores nonsense`, async ({
    staff,
    visitor,
  }) => {
    const path = `/admin/statistiques${name}`
    const refused = await visitor.get(path)
    const html = await refused.text()
    expect(html).toContain(`/admin/login?redirect=${encodeURIComponent(path)}`)
    expect(html).not.toMatch(/<table|Première lecture|Lue mais sans|Toutes les origines/)
    const nonsense = 'source=x&groupe=__proto__&q=%27&q=2&tri=constructor&ordre=x&page=-1&par=1e9'
    const page = await openStatistics(staff, `${name}?${nonsense}`)
    expect(page.texts('h1')).toEqual(['Statistiques'])
    expect(page.text).toMatch(/Aucune|Total|Ensemble|Parcours/)
  })
}

test('the scripts of a page of the admin leave out the chart, which has its own', {
  tag: '@slow',
}, async ({ staff }) => {
  const scriptsIn = (text: string) => [...new Set(text.match(/static\/chunks\/[\w.~-]+\.js/g))]
  const read = async (path: string) => (await staff.get(path)).text()
  const readAll = (scripts: string[]) =>
    Promise.all([...new Set(scripts)].map((script) => read(`/_next/${script}`)))
  const hasChart = (texts: string[]) => texts.some((text) => text.includes('recharts-'))
  const list = await readAll(scriptsIn(await read('/admin/collections/users')))
  expect(list.length).toBeGreaterThan(5)
  expect(hasChart(list)).toBe(false)
  const start = await readAll(scriptsIn(await read('/admin')))
  expect(hasChart(start)).toBe(false)
  expect(hasChart(await readAll(start.flatMap(scriptsIn)))).toBe(true)
})
