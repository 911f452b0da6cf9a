import { createInterface } from 'node:readline'
import type { Payload } from 'payload'
import { VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import { env } from '@/src/env'
import { BROWSER_USER_AGENT } from '../support/countedVisits'
import { aSentVisit } from '../support/sentVisits'
import { sessionOf } from '../support/sessionOf'
import { startTypeScript } from '../support/startTypeScript'
import { type BenchFigure, formatMilliseconds, measureMedian, measureMilliseconds } from './figures'

const RUNS_PER_RANGE = 41
const VISITS_PER_SECOND = 50

/** Measures the panel's figures over HTTP, alone and while visits arrive. */
export async function measureStatisticsOverHttp(payload: Payload): Promise<BenchFigure[]> {
  const headers = await sessionOf(payload, { role: 'moderator' })
  const { server, url } = await startStatisticsServer()
  const figures: BenchFigure[] = []
  const ask = async (range: number) => {
    const answer = await fetch(`${url}/api/statistiques?jours=${range}`, { headers })
    if (!answer.ok) throw new Error(`The statistics answered ${answer.status}`)
    await answer.arrayBuffer()
  }
  const panel = (range: number) =>
    measureMedian(RUNS_PER_RANGE, () => measureMilliseconds(() => ask(range)))
  for (const range of VISIT_RANGE_DAYS) {
    await panel(range)
    const alone = formatMilliseconds(await panel(range))
    const { stop } = sendVisitsContinuously(url)
    const meanwhile = formatMilliseconds(await panel(range))
    stop()
    const what = `chiffres de ${range} jours par HTTP`
    figures.push({ what, measured: alone, goal: '20 ms' })
    const busy = `${what}, ${VISITS_PER_SECOND} visites par seconde en même temps`
    figures.push({ what: busy, measured: meanwhile, goal: '40 ms' })
  }
  server.kill()
  return figures
}

async function startStatisticsServer() {
  const variables = { DATABASE_URL: env.DATABASE_URL ?? '', VISIT_LIMIT: '100000' }
  const server = await startTypeScript('tests/bench/statisticsServer.ts', { variables })
  for await (const line of createInterface({ input: server.stdout }))
    if (line.startsWith('port ')) return { server, url: `http://127.0.0.1:${line.slice(5)}` }
  throw new Error('The server did not start')
}

function sendVisitsContinuously(url: string) {
  let sent = 0
  const timer = setInterval(async () => {
    sent += 1
    const headers = {
      'User-Agent': BROWSER_USER_AGENT,
      'Sec-Fetch-Site': 'same-origin',
      Origin: url,
      'X-From': `10.${sent % 200}.0.1`,
    }
    const body = JSON.stringify(aSentVisit())
    await fetch(`${url}/api/visites`, { method: 'POST', headers, body }).catch(() => undefined)
  }, 1000 / VISITS_PER_SECOND)
  return { stop: () => clearInterval(timer) }
}
