import { firstAdmin } from '../support/firstAdmin'
import { startTestSite } from '../support/startTestSite'
import { exportFigures } from './applicationExport'
import { type Figure, inMilliseconds, median, milliseconds } from './figures'
import { fillWithApplications } from './manyApplications'

const APPLICATIONS = 100_000
const RUNS = 21

const where = (condition: string) => `where[and][0]${condition}`

/** The queries behind each response of the list; the admin's page uses the same functions. */
const ANSWERS: Record<string, { query: string; goal: string }> = {
  'première page': { query: '', goal: '80 ms' },
  'page 9 000': { query: 'page=9000', goal: '80 ms' },
  'recherche par nom': { query: searching('Kowalski 4242'), goal: '30 ms' },
  'recherche par nom, accents et capitales': { query: searching('KÖWALSKI 4242'), goal: '30 ms' },
  'recherche par numéro': { query: searching('+33 6 00 00 42 42'), goal: '30 ms' },
  'recherche par e-mail': { query: searching('diallo777'), goal: '30 ms' },
  'recherche sans résultat': { query: searching('Introuvable'), goal: '30 ms' },
  'filtre par statut': { query: where('[status][equals]=pending'), goal: '80 ms' },
  'filtre par offre': { query: where('[jobOffer][equals]=3'), goal: '80 ms' },
  'par ordre de nom': { query: 'sort=candidateName', goal: '80 ms' },
}

function searching(words: string) {
  return where(`[searchText][like]=${encodeURIComponent(words)}`)
}

/** Measures the list of applications with a hundred thousand rows: responses, pages, export. */
export async function applicationFigures(): Promise<Figure[]> {
  const site = await startTestSite()
  try {
    await fillWithApplications(site.databaseUrl, APPLICATIONS)
    const session = await signIn(site.url)
    const ask = (path: string) =>
      milliseconds(async () => {
        const answer = await fetch(site.url + path, { headers: session })
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        await answer.text()
      })
    const figures: Figure[] = []
    for (const [what, { query, goal }] of Object.entries(ANSWERS)) {
      const path = `/api/job-applications?depth=0&limit=10&sort=-createdAt&${query}`
      await median(5, () => ask(path))
      const measured = inMilliseconds(await median(RUNS, () => ask(path)))
      figures.push({ what: `liste, ${what}`, measured, goal })
    }
    const page = '/admin/collections/job-applications'
    await median(5, () => ask(page))
    const measured = inMilliseconds(await median(RUNS, () => ask(page)))
    figures.push({ what: 'la page entière de l’administration', measured })
    return [...figures, ...(await exportFigures({ site, session }))]
  } finally {
    await site.stop()
  }
}

async function signIn(siteUrl: string): Promise<Record<string, string>> {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' }
  const body = JSON.stringify(firstAdmin)
  const answer = await fetch(`${siteUrl}/api/users/login`, { method: 'POST', headers, body })
  const Cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { Cookie, 'Sec-Fetch-Site': 'same-origin' }
}
