import type { Where } from 'payload'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { resolveSearchConditions } from '@/src/queries/resolveSearchConditions'
import { aJobOffer } from '../support/records'
import { type Figure, inMilliseconds, inSeconds, median, milliseconds } from './figures'
import { fillWithDocuments } from './manyDocuments'

const DOCUMENTS = 100_000
const OFFERS = 20
const RUNS = 21

const SEARCHES: Record<string, string> = {
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
const FILTERS: Record<string, Where> = {
  '': {},
  ', parmi les candidatures en attente': { status: { equals: 'pending' } },
}

// Started by documents.ts on a database of its own; prints its figures as the last line.
const payload = await payloadInstance()
for (let n = 1; n <= OFFERS; n++) await aJobOffer(payload)
const fill = await milliseconds(() => fillWithDocuments(env.DATABASE_URL ?? '', DOCUMENTS))
const figures: Figure[] = [
  { what: 'candidatures, textes et mots écrits par SQL', measured: inSeconds(fill) },
  { what: 'textes, sur le disque', measured: await sizeOf('document_texts') },
  { what: 'mots et leur index', measured: await sizeOf('application_words') },
]
for (const [what, words] of Object.entries(SEARCHES)) {
  for (const [narrowed, filter] of Object.entries(FILTERS)) {
    const asked = { and: [{ documentWords: { like: words } }, filter] }
    const { totalDocs } = await firstPage(asked)
    const measured = await median(RUNS, () => milliseconds(() => firstPage(asked)))
    figures.push({
      what: `${what}${narrowed} : ${totalDocs.toLocaleString('fr-FR')} trouvées`,
      measured: inMilliseconds(measured),
      goal: '50 ms',
    })
  }
}
console.log(JSON.stringify(figures))
process.exit(0)

/** Queries the first page of a list and its number of rows, as Payload does. */
async function firstPage(asked: Where) {
  return payload.db.find({
    collection: 'job-applications',
    where: await resolveSearchConditions(payload, asked, null),
    sort: ['-createdAt'],
    limit: 25,
    page: 1,
    pagination: true,
  })
}

async function sizeOf(table: string): Promise<string> {
  const { rows } = await payload.db.pool.query(
    'SELECT pg_size_pretty(pg_total_relation_size($1)) AS size',
    [table],
  )
  return rows[0].size
}
