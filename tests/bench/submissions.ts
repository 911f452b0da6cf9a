import { open, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { aPdfOfSize } from '../support/documents'
import { startTestSite, type TestSite } from '../support/startTestSite'
import { anApplicationForm } from '../support/submissions'
import { type BenchFigure, medianOf } from './figures'

const MEASURED_ROUNDS = 3
const CONCURRENT_WORKERS = 4
const ROUND_MS = 8_000
const CV_BYTES = 200_000

/** Measures accepted applications with a CV per second, beside the least possible work. */
export async function measureSubmissions(): Promise<BenchFigure[]> {
  const site = await startTestSite({ SUBMISSION_LIMIT: '1000000' })
  const database = new pg.Pool({ connectionString: site.databaseUrl, max: CONCURRENT_WORKERS })
  try {
    await database.query('CREATE TABLE bench_rows (id serial PRIMARY KEY, text text)')
    const bytes = await aPdfOfSize(CV_BYTES)
    const applications: WorkResult[] = []
    const writings: WorkResult[] = []
    await repeatWork(() => submitApplication(site, bytes))
    for (let round = 0; round < MEASURED_ROUNDS; round++) {
      writings.push(
        await repeatWork((turn) => writeFileAndRows(database, site.dataDir, bytes, turn)),
      )
      applications.push(await repeatWork(() => submitApplication(site, bytes)))
    }
    const [applied, written] = [applications, writings].map((rounds) =>
      medianOf(rounds.map(({ perSecond }) => perSecond)),
    )
    const { rows } = await database.query('SELECT count(*)::int AS count FROM job_applications')
    return [
      {
        what: 'candidatures avec un CV de 200 ko, par seconde',
        measured: `${applied?.toFixed(0)}, ${((applied ?? 0) / (written ?? 1)).toFixed(2)} de la référence`,
        reference: `${written?.toFixed(0)} fois les mêmes octets écrits sur le disque et deux lignes`,
        goal: '0,3',
      },
      {
        what: 'candidatures en base, celles du jeu de démonstration comprises',
        measured: `${rows[0].count}`,
        reference: `${applications.reduce((sum, { count }) => sum + count, 0)} acceptées dans ces passages`,
        goal: 'aucune de moins',
      },
    ]
  } finally {
    await database.end()
    await site.stop()
  }
}

type WorkResult = { count: number; perSecond: number }

/** Repeats the work as often as the time allows, a few at once. */
async function repeatWork(work: (turn: number) => Promise<void>): Promise<WorkResult> {
  let count = 0
  const since = performance.now()
  const worker = async () => {
    while (performance.now() - since < ROUND_MS) await work(count++)
  }
  await Promise.all(Array.from({ length: CONCURRENT_WORKERS }, worker))
  return { count, perSecond: (count * 1000) / (performance.now() - since) }
}

async function submitApplication({ url }: TestSite, bytes: Buffer) {
  const body = await anApplicationForm({ cv: { name: 'CV.pdf', bytes } })
  const headers = { accept: 'application/json' }
  const answer = await fetch(`${url}/api/candidatures`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`An application was answered ${answer.status}`)
}

async function writeFileAndRows(database: pg.Pool, folder: string, bytes: Buffer, turn: number) {
  const name = path.join(folder, `bench-${turn}`)
  const file = await open(name, 'w')
  await file.writeFile(bytes)
  await file.sync()
  await file.close()
  const client = await database.connect()
  await client.query('BEGIN')
  for (const text of ['an application', 'a job']) {
    await client.query('INSERT INTO bench_rows (text) VALUES ($1)', [text])
  }
  await client.query('COMMIT')
  client.release()
  await rm(name)
}
