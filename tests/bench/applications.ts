import { firstAdmin } from '../support/firstAdmin'
import { startTestSite } from '../support/startTestSite'
import { measureApplicationExport } from './applicationExport'
import { type BenchFigure, formatMilliseconds, measureMedian, measureMilliseconds } from './figures'
import { insertManyApplications } from './manyApplications'

const APPLICATIONS = 100_000
const RUNS_PER_LIST = 21

const whereParam = (condition: string) => `where[and][0]${condition}`

/** The queries behind each response of the list; the admin's page uses the same functions. */
const LIST_QUERIES: Record<string, { query: string; goal: string }> = {
  'première page': { query: '', goal: '80 ms' },
  'page 9 000': { query: 'page=9000', goal: '80 ms' },
  'recherche par nom': { query: searchQuery('Kowalski 4242'), goal: '30 ms' },
  'recherche par nom, accents et capitales': { query: searchQuery('KÖWALSKI 4242'), goal: '30 ms' },
  'recherche par numéro': { query: searchQuery('+33 6 00 00 42 42'), goal: '30 ms' },
  'recherche par e-mail': { query: searchQuery('diallo777'), goal: '30 ms' },
  'recherche sans résultat': { query: searchQuery('Introuvable'), goal: '30 ms' },
  'filtre par statut': { query: whereParam('[status][equals]=pending'), goal: '80 ms' },
  'filtre par offre': { query: whereParam('[jobOffer][equals]=3'), goal: '80 ms' },
  'par ordre de nom': { query: 'sort=candidateName', goal: '80 ms' },
}

function searchQuery(words: string) {
  return whereParam(`[searchText][like]=${encodeURIComponent(words)}`)
}

/** Measures the list of applications with a hundred thousand rows: responses, pages, export. */
export async function measureApplicationLists(): Promise<BenchFigure[]> {
  const site = await startTestSite()
  try {
    await insertManyApplications(site.databaseUrl, APPLICATIONS)
    const session = await signInFirstAdmin(site.url)
    const ask = (path: string) =>
      measureMilliseconds(async () => {
        const answer = await fetch(site.url + path, { headers: session })
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        await answer.text()
      })
    const figures: BenchFigure[] = []
    for (const [what, { query, goal }] of Object.entries(LIST_QUERIES)) {
      const path = `/api/job-applications?depth=0&limit=10&sort=-createdAt&${query}`
      await measureMedian(5, () => ask(path))
      const measured = formatMilliseconds(await measureMedian(RUNS_PER_LIST, () => ask(path)))
      figures.push({ what: `liste, ${what}`, measured, goal })
    }
    const page = '/admin/collections/job-applications'
    await measureMedian(5, () => ask(page))
    const measured = formatMilliseconds(await measureMedian(RUNS_PER_LIST, () => ask(page)))
    figures.push({ what: 'la page entière de l’administration', measured })
    return [...figures, ...(await measureApplicationExport({ site, session }))]
  } finally {
    await site.stop()
  }
}

async function signInFirstAdmin(siteUrl: string): Promise<Record<string, string>> {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const body = JSON.stringify(firstAdmin)
  const answer = await fetch(`${siteUrl}/api/users/login`, { method: 'POST', headers, body })
  const Cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { Cookie, 'Sec-Fetch-Site': 'same-origin' }
}
