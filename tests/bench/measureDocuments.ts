import type { Where } from 'payload'
import { env } from '@/src/env'
import { getPayloadInstance } from '@/src/payload'
import { resolveSearchConditions } from '@/src/queries/resolveSearchConditions'
import { aJobOffer } from '../support/records'
import {
  type BenchFigure,
  formatMilliseconds,
  formatSeconds,
  measureMedian,
  measureMilliseconds,
} from './figures'
import { insertManyDocuments } from './manyDocuments'

const DOCUMENT_COUNT = 100_000
const OFFER_COUNT = 20
const RUNS_PER_SEARCH = 21

const MEASURED_SEARCHES: Record<string, string> = {
  'un mot rare': 'xylographe',
  'un mot d’un CV sur cinquante': 'kafka',
  'un mot d’un CV sur trois': 'java',
  'deux mots': 'java lyon',
  'trois mots': 'java lyon kafka',
  'un mot de tous les CV': 'mot1x',
  'une suite exacte': '"chef de projet"',
  'une suite exacte et un mot': '"chef de projet" kafka',
  'un mot absent': 'introuvable',
}
const MEASURED_FILTERS: Record<string, Where> = {
  '': {},
  ', parmi les candidatures en attente': { status: { equals: 'pending' } },
}

// Started by documents.ts on a database of its own; prints its figures as the last line.
const payload = await getPayloadInstance()
for (let n = 1; n <= OFFER_COUNT; n++) await aJobOffer(payload)
const fillMs = await measureMilliseconds(() =>
  insertManyDocuments(env.DATABASE_URL ?? '', DOCUMENT_COUNT),
)
const benchFigures: BenchFigure[] = [
  { what: 'candidatures, textes et mots écrits par SQL', measured: formatSeconds(fillMs) },
  { what: 'textes, sur le disque', measured: await readTableSize('document_texts') },
  { what: 'mots et leur index', measured: await readTableSize('application_words') },
]
for (const [what, words] of Object.entries(MEASURED_SEARCHES)) {
  for (const [narrowed, filter] of Object.entries(MEASURED_FILTERS)) {
    const asked = { and: [{ documentWords: { like: words } }, filter] }
    const { totalDocs } = await findFirstPage(asked)
    const measured = await measureMedian(RUNS_PER_SEARCH, () =>
      measureMilliseconds(() => findFirstPage(asked)),
    )
    benchFigures.push({
      what: `${what}${narrowed} : ${totalDocs.toLocaleString('fr-FR')} trouvées`,
      measured: formatMilliseconds(measured),
      goal: '50 ms',
    })
  }
}
console.log(JSON.stringify(benchFigures))
process.exit(0)

/** Queries the first page of a list and its number of rows, as Payload does. */
async function findFirstPage(asked: Where) {
  return payload.db.find({
    collection: 'job-applications',
    where: await resolveSearchConditions(payload, asked, null),
    sort: ['-createdAt'],
    limit: 25,
    page: 1,
    pagination: true,
  })
}

async function readTableSize(table: string): Promise<string> {
  const { rows } = await payload.db.pool.query(
    'SELECT pg_size_pretty(pg_total_relation_size($1)) AS size',
    [table],
  )
  return rows[0].size
}
