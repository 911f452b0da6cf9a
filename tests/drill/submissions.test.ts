import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findLostApplications,
  findSentApplications,
  startApplicants,
} from '@/tests/support/applicants'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'

let serverPair: ServerPair
const filesFolder = () => path.join(serverPair.site.dataDir, 'candidate-files')
const readStoredFile = (name: string) => readFileSync(path.join(filesFolder(), name))

beforeAll(async () => {
  serverPair = await startServerPair()
})
afterAll(async () => {
  await serverPair.stop()
})

test('Servers stopped under load respond to each request that has begun; nothing is lost or doubled', async () => {
  const applicants = startApplicants(6, () => `${serverPair.urls[0]}/api/candidatures`)
  for (let stop = 0; stop < 4; stop++) {
    await applicants.until(applicants.answered.length + 12)
    await serverPair.restart(serverPair.ports[0])
  }
  await applicants.stop()
  const { answered } = applicants
  const found = await findSentApplications(serverPair.site.databaseUrl, answered)
  const lost = findLostApplications(answered, found, readStoredFile)
  console.table({
    'SIGTERM under load': 4,
    'sent, refused connections counted': applicants.attempts(),
    'begun and broken off': applicants.broken(),
    acknowledged: answered.length,
    'found once, with the same CV': answered.length - lost.length,
  })
  expect(applicants.broken()).toBe(0)
  expect(lost).toEqual([])
})
