import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startTestSite, type TestSite } from '../support/startTestSite'
import { startEmptySite } from './emptySite'
import { type Figure, medianOf } from './figures'
import { type Posted, postVisits } from './postVisits'

// The speed of the machine varies: each round is short, and is compared with itself.
const ROUNDS = 30
const WARM_ROUNDS = 3
// The time in which more than the capacity of the buffer is written.
const WRITTEN_MS = 30_000

const perSecond = (posted: Posted[]) =>
  medianOf(posted.map(({ perSecond }) => perSecond)).toFixed(0)
const share = (posted: Posted[], of: Posted[]) =>
  medianOf(
    posted.map(({ perSecond }, round) => perSecond / (of[round]?.perSecond ?? Number.NaN)),
  ).toFixed(2)
const answered = (posted: Posted[]) => posted.reduce((sum, round) => sum + round.answered, 0)

/** Measures accepted visits per second, beside empty handlers on our server and on Next's. */
export async function visitIntakeFigures(): Promise<Figure[]> {
  const emptySite = await startEmptySite()
  const site = await startTestSite({ TRUSTED_PROXY_HOPS: '1' })
  try {
    const nothing: Posted[] = []
    const refusals: Posted[] = []
    const visits: Posted[] = []
    // Measurements take turns, so that a busy moment affects all; the first are a warm-up.
    const warm: Posted[] = []
    for (let round = 0; round < WARM_ROUNDS; round++) {
      await postVisits(`${emptySite.url}/rien`)
      warm.push(await postVisits(`${site.url}/api/visites`))
    }
    for (let round = 0; round < ROUNDS; round++) {
      nothing.push(await postVisits(`${emptySite.url}/rien`))
      refusals.push(await postVisits(`${site.url}/api/visites`, true))
      visits.push(await postVisits(`${site.url}/api/visites`))
    }
    const statuses = Object.keys(Object.assign({}, ...visits.map(({ statuses }) => statuses)))
    const taken = answered([...warm, ...visits])
    return [
      {
        what: `visites reçues par seconde (réponses ${statuses.join(', ')})`,
        measured: `${perSecond(visits)}, ${share(visits, refusals)} de la première référence, ${share(visits, nothing)} de la seconde`,
        reference: `${perSecond(refusals)} refusées par le même serveur au premier en-tête ; ${perSecond(nothing)} par Next seul, qui ne fait rien`,
        goal: '0,8',
      },
      {
        what: 'dont écrites',
        measured: `${await writtenVisits(site, taken)}`,
        reference: `${taken} acceptées`,
      },
    ]
  } finally {
    await emptySite.stop()
    await site.stop()
  }
}

async function writtenVisits({ databaseUrl }: TestSite, expected: number) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  let written = 0
  for (let waited = 0; written < expected && waited < WRITTEN_MS; waited += 500) {
    await pause(500)
    const { rows } = await client.query('SELECT count(*)::int AS count FROM visits')
    written = rows[0].count
  }
  await client.end()
  return written
}
