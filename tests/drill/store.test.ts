import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  findLostApplications,
  findSentApplications,
  startApplicants,
} from '@/tests/support/applicants'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { s3Environment, startS3Server } from '@/tests/support/startS3Server'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'

const APPLICANT_COUNT = 4
const APPLICATIONS_PER_PHASE = 12

let s3Server: Awaited<ReturnType<typeof startS3Server>>
let faultyProxy: Awaited<ReturnType<typeof startFaultyProxy>>
let serverPair: ServerPair

beforeAll(async () => {
  s3Server = await startS3Server()
  faultyProxy = await startFaultyProxy(s3Server.endpoint)
  serverPair = await startServerPair({ variables: s3Environment(faultyProxy.url) })
})
afterAll(async () => {
  await serverPair.stop()
  await faultyProxy.stop()
  await s3Server.stop()
})
beforeEach(() => faultyProxy.become('none'))

const applicationUrlOf = (url = '') => `${url}/api/candidatures`
const spoolFolder = () => path.join(serverPair.site.dataDir, 'spool')
const listSpooledFiles = () => (existsSync(spoolFolder()) ? readdirSync(spoolFolder()) : [])

function readStoredFile(name: string): Buffer | null {
  const object = path.join(s3Server.directory, 'exemplia/candidats', `${name}._S3rver_object`)
  return existsSync(object) ? readFileSync(object) : null
}

async function waitUntilSpoolIsEmpty() {
  while (listSpooledFiles().length > 0) await sleep(500)
}

test('Applications continue while the store is slow, refuses or hangs; each file is in it at the end', async () => {
  const applicants = startApplicants(APPLICANT_COUNT, () => applicationUrlOf(serverPair.urls[0]))
  for (const fault of ['none', 'slow', 'refusing', 'hanging'] as const) {
    faultyProxy.become(fault)
    await applicants.until(applicants.answered.length + APPLICATIONS_PER_PHASE)
  }
  await applicants.stop()
  const { answered } = applicants
  const waited = listSpooledFiles().length
  expect(waited).toBeGreaterThan(APPLICATIONS_PER_PHASE)
  faultyProxy.become('none')
  await waitUntilSpoolIsEmpty()

  const found = await findSentApplications(serverPair.site.databaseUrl, answered)
  const lost = findLostApplications(answered, found, readStoredFile)
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
  const applicants = startApplicants(APPLICANT_COUNT, () => applicationUrlOf(serverPair.urls[0]))
  faultyProxy.become('refusing')
  let kills = 0
  for (; kills < 3; kills++) {
    await applicants.until(applicants.answered.length + APPLICATIONS_PER_PHASE)
    await serverPair.kill(serverPair.ports[0])
    await serverPair.restart(serverPair.ports[0])
  }
  await applicants.stop()
  const { answered } = applicants
  const waited = listSpooledFiles().length
  faultyProxy.become('slow')
  while (listSpooledFiles().length > waited - 3) await sleep(50)
  for (const port of serverPair.ports) {
    await serverPair.kill(port)
    await serverPair.restart(port)
    kills += 1
  }
  faultyProxy.become('none')
  await waitUntilSpoolIsEmpty()

  const found = await findSentApplications(serverPair.site.databaseUrl, answered)
  const lost = findLostApplications(answered, found, readStoredFile)
  console.table({
    'kill -9': kills,
    'sent, repeats counted': applicants.attempts(),
    acknowledged: answered.length,
    'waited on disk': waited,
    'found once, with the same CV in the store': answered.length - lost.length,
  })
  expect(lost).toEqual([])
})
