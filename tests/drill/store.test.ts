import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findLost, findSent, startApplicants } from '@/tests/support/applicants'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { s3Environment, startS3Server } from '@/tests/support/startS3Server'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'

const APPLICANTS = 4
const EACH_PHASE = 12

let store: Awaited<ReturnType<typeof startS3Server>>
let network: Awaited<ReturnType<typeof startFaultyProxy>>
let pair: ServerPair

beforeAll(async () => {
  store = await startS3Server()
  network = await startFaultyProxy(store.endpoint)
  pair = await startServerPair({ variables: s3Environment(network.url) })
})
afterAll(async () => {
  await pair.stop()
  await network.stop()
  await store.stop()
})
beforeEach(() => network.become('none'))

const applyAt = (url = '') => `${url}/api/candidatures`
const spool = () => path.join(pair.site.dataDir, 'spool')
const waiting = () => (existsSync(spool()) ? readdirSync(spool()) : [])

function storedFile(name: string): Buffer | null {
  const object = path.join(store.directory, 'exemplia/candidats', `${name}._S3rver_object`)
  return existsSync(object) ? readFileSync(object) : null
}

async function untilAllIsMoved() {
  while (waiting().length > 0) await sleep(500)
}

test('Applications continue while the store is slow, refuses or hangs; each file is in it at the end', async () => {
  const applicants = startApplicants(APPLICANTS, () => applyAt(pair.urls[0]))
  for (const fault of ['none', 'slow', 'refusing', 'hanging'] as const) {
    network.become(fault)
    await applicants.until(applicants.answered.length + EACH_PHASE)
  }
  await applicants.stop()
  const { answered } = applicants
  const waited = waiting().length
  expect(waited).toBeGreaterThan(EACH_PHASE)
  network.become('none')
  await untilAllIsMoved()

  const found = await findSent(pair.site.databaseUrl, answered)
  const lost = findLost(answered, found, storedFile)
  const warned = answered.filter(({ warnings }) => warnings > 0)
  console.table({
    'sent, repeats counted': applicants.attempts(),
    acknowledged: answered.length,
    'told that the CV was not kept': warned.length,
    'waited on disk': waited,
    'found once, with the same CV in the store': answered.length - lost.length,
  })
  expect(warned).toEqual([])
  expect(lost).toEqual([])
})

test('Servers killed while files wait and while they are moved lose none', async () => {
  const applicants = startApplicants(APPLICANTS, () => applyAt(pair.urls[0]))
  network.become('refusing')
  let kills = 0
  for (; kills < 3; kills++) {
    await applicants.until(applicants.answered.length + EACH_PHASE)
    await pair.kill(pair.ports[0])
    await pair.restart(pair.ports[0])
  }
  await applicants.stop()
  const { answered } = applicants
  const waited = waiting().length
  network.become('slow')
  while (waiting().length > waited - 3) await sleep(50)
  for (const port of pair.ports) {
    await pair.kill(port)
    await pair.restart(port)
    kills += 1
  }
  network.become('none')
  await untilAllIsMoved()

  const found = await findSent(pair.site.databaseUrl, answered)
  const lost = findLost(answered, found, storedFile)
  console.table({
    'kill -9': kills,
    'sent, repeats counted': applicants.attempts(),
    acknowledged: answered.length,
    'waited on disk': waited,
    'found once, with the same CV in the store': answered.length - lost.length,
  })
  expect(lost).toEqual([])
})
