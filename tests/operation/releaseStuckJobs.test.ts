import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startWorker } from '@/src/server/worker/startWorker'
import { eventually } from '@/tests/support/eventually'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterAll(() => testPayload.stop())

const runSql = (text: string) => testPayload.payload.db.pool.query(text)

// The worker sends other requests too.
const isJobRequest = ({ url }: IncomingMessage) => url?.startsWith('/api/payload-jobs/') === true

async function readProcessingFlags(): Promise<boolean[]> {
  const { rows } = await runSql(
    "SELECT processing FROM payload_jobs WHERE task_slug = 'recountVisits'",
  )
  return rows.map((job) => job.processing)
}

test('The jobs of a site that was killed are taken over by the next one, without another worker', async () => {
  let asked = 0
  await runSql("INSERT INTO payload_jobs (task_slug, input) VALUES ('discardFiles', '{}')")
  const siteUrl = await listenOnFreePort(async (request, response) => {
    if (!isJobRequest(request)) return response.end('{}')
    asked += 1
    if (asked > 1) return response.end('{}')
    await runSql(`INSERT INTO payload_jobs (task_slug, input, processing)
      VALUES ('recountVisits', '{}', true)`)
    request.socket.destroy()
  })
  const worker = startWorker({ databaseUrl: testPayload.databaseUrl, siteUrl, secret: 'secret' })
  await eventually(() => expect(asked).toBeGreaterThan(1))
  await worker.stop()
  expect(await readProcessingFlags()).toEqual([false])
})

test('A job whose process may still run is left to it', async () => {
  await runSql('TRUNCATE payload_jobs CASCADE')
  await runSql("INSERT INTO payload_jobs (task_slug, input) VALUES ('discardFiles', '{}')")
  let asked = 0
  const siteUrl = await listenOnFreePort(async (request, response) => {
    if (!isJobRequest(request)) return response.end('{}')
    asked += 1
    if (asked === 1) {
      await runSql(`INSERT INTO payload_jobs (task_slug, input, processing)
        VALUES ('recountVisits', '{}', true)`)
    }
    response.writeHead(504).end('A proxy waited long enough')
  })
  const worker = startWorker({ databaseUrl: testPayload.databaseUrl, siteUrl, secret: 'secret' })
  await eventually(() => expect(asked).toBeGreaterThan(1))
  await worker.stop()
  expect(await readProcessingFlags()).toEqual([true])
})

test('An idle queue sends the site no request, and a due job one', async () => {
  await runSql('TRUNCATE payload_jobs CASCADE')
  const paths: string[] = []
  let rounds = 0
  const siteUrl = await listenOnFreePort((request, response) => {
    paths.push(request.url ?? '')
    void runSql('TRUNCATE payload_jobs CASCADE').then(() => response.end('{}'))
  })
  const worker = startWorker({
    databaseUrl: testPayload.databaseUrl,
    siteUrl,
    secret: 'secret',
    onRound: () => {
      rounds += 1
    },
  })
  await eventually(() => expect(rounds).toBeGreaterThan(4))
  expect(paths).toEqual([])
  await runSql("INSERT INTO payload_jobs (task_slug, input) VALUES ('recountVisits', '{}')")
  await eventually(() => expect(paths).toHaveLength(1))
  await worker.stop()
})
