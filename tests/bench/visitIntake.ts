import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startTestSite, type TestSite } from '../support/startTestSite'
import { startEmptySite } from './emptySite'
import { type BenchFigure, medianOf } from './figures'
import { type PostingResult, postVisits } from './postVisits'

// The speed of the machine varies: each round is short, and is compared with itself.
const MEASURED_ROUNDS = 30
const WARM_UP_ROUNDS = 3
// The time in which more than the capacity of the buffer is written.
const WRITING_TIMEOUT_MS = 30_000

const medianPerSecond = (posted: PostingResult[]) =>
  medianOf(posted.map(({ perSecond }) => perSecond)).toFixed(0)
const medianShare = (posted: PostingResult[], of: PostingResult[]) =>
  medianOf(
    posted.map(({ perSecond }, round) => perSecond / (of[round]?.perSecond ?? Number.NaN)),
  ).toFixed(2)
const countAcceptedVisits = (posted: PostingResult[]) =>
  posted.reduce((sum, round) => sum + round.answered, 0)

/** Measures accepted visits per second, beside empty handlers on our server and on Next's. */
export async function measureVisitIntake(): Promise<BenchFigure[]> {
  const emptySite = await startEmptySite()
  const site = await startTestSite({ TRUSTED_PROXY_HOPS: '1' })
  try {
    const nothing: PostingResult[] = []
    const refusals: PostingResult[] = []
    const visits: PostingResult[] = []
    // Measurements take turns, so that a busy moment affects all; the first are a warm-up.
    const warm: PostingResult[] = []
    for (let round = 0; round < WARM_UP_ROUNDS; round++) {
      await postVisits(`${emptySite.url}/rien`)
      warm.push(await postVisits(`${site.url}/api/visites`))
    }
    for (let round = 0; round < MEASURED_ROUNDS; round++) {
      nothing.push(await postVisits(`${emptySite.url}/rien`))
      refusals.push(await postVisits(`${site.url}/api/visites`, true))
      visits.push(await postVisits(`${site.url}/api/visites`))
    }
    const statuses = Object.keys(Object.assign({}, ...visits.map(({ statuses }) => statuses)))
    const taken = countAcceptedVisits([...warm, ...visits])
    return [
      {
        what: `visites reçues par seconde (réponses ${statuses.join(', ')})`,
        measured: `${medianPerSecond(visits)}, ${medianShare(visits, refusals)} de la première référence, ${medianShare(visits, nothing)} de la seconde`,
        reference: `${medianPerSecond(refusals)} refusées par le même serveur au premier en-tête ; ${medianPerSecond(nothing)} par Next seul, qui ne fait rien`,
        goal: '0,8',
      },
      {
        what: 'dont écrites',
        measured: `${await waitForWrittenVisits(site, taken)}`,
        reference: `${taken} acceptées`,
      },
    ]
  } finally {
    await emptySite.stop()
    await site.stop()
  }
}

async function waitForWrittenVisits({ databaseUrl }: TestSite, expected: number) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  let written = 0
  for (let waited = 0; written < expected && waited < WRITING_TIMEOUT_MS; waited += 500) {
    await pause(500)
    const { rows } = await client.query('SELECT count(*)::int AS count FROM visits')
    written = rows[0].count
  }
  await client.end()
  return written
}
