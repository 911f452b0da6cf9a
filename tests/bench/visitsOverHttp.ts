import { createInterface } from 'node:readline'
import type { Payload } from 'payload'
import { VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { env } from '@/src/env'
import { PERSONS_BROWSER } from '../support/countedVisits'
import { aSentVisit } from '../support/sentVisits'
import { sessionOf } from '../support/sessionOf'
import { startTypeScript } from '../support/startTypeScript'
import { type Figure, inMilliseconds, median, milliseconds } from './figures'

const RUNS = 41
const VISITS_PER_SECOND = 50

/** Measures the panel's figures over HTTP, alone and while visits arrive. */
export async function httpFigures(payload: Payload): Promise<Figure[]> {
  const headers = await sessionOf(payload, { role: 'moderator' })
  const { server, url } = await startServer()
  const figures: Figure[] = []
  const ask = async (range: number) => {
    const answer = await fetch(`${url}/api/statistiques?jours=${range}`, { headers })
    if (!answer.ok) throw new Error(`The statistics answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  const panel = (range: number) => median(RUNS, () => milliseconds(() => ask(range)))
  for (const range of VISIT_RANGE_DAYS) {
    await panel(range)
    const alone = inMilliseconds(await panel(range))
    const { stop } = visitsComeIn(url)
    const meanwhile = inMilliseconds(await panel(range))
    stop()
    const what = `chiffres de ${range} jours par HTTP`
    figures.push({ what, measured: alone, goal: '20 ms' })
    const busy = `${what}, ${VISITS_PER_SECOND} visites par seconde en même temps`
    figures.push({ what: busy, measured: meanwhile, goal: '40 ms' })
  }
  server.kill()
  return figures
}

async function startServer() {
  const variables = { DATABASE_URL: env.DATABASE_URL ?? '', VISIT_LIMIT: '100000' }
  const server = await startTypeScript('tests/bench/statisticsServer.ts', { variables })
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('port ')) return { server, url: `http://127.0.0.1:${line.slice(5)}` }
  throw new Error('The server did not start')
}

function visitsComeIn(url: string) {
  let sent = 0
  const timer = setInterval(async () => {
    sent += 1
    const headers = {
      'User-Agent': PERSONS_BROWSER,
      'Sec-Fetch-Site': 'same-origin',
      Origin: url,
      'X-From': `10.${sent % 200}.0.1`,
    }
    const body = JSON.stringify(aSentVisit())
    await fetch(`${url}/api/visites`, { method: 'POST', headers, body }).catch(() => undefined)
  }, 1000 / VISITS_PER_SECOND)
  return { stop: () => clearInterval(timer) }
}
