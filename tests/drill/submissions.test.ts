import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLost, findSent, startApplicants } from '@/tests/support/applicants'
import { type ServerPair, startServerPair } from '@/tests/support/startServerPair'

let pair: ServerPair
const folder = () => path.join(pair.site.dataDir, 'candidate-files')
const read = (name: string) => readFileSync(path.join(folder(), name))

beforeAll(async () => {
  pair = await startServerPair()
})
afterAll(async () => {
  await pair.stop()
})

test('Servers stopped under load respond to each request that has begun; nothing is lost or doubled', async () => {
  const applicants = startApplicants(6, () => `${pair.urls[0]}/api/candidatures`)
  for (let stop = 0; stop < 4; stop++) {
    await applicants.until(applicants.answered.length + 12)
    await pair.restart(pair.ports[0])
  }
  await applicants.stop()
  const { answered } = applicants
  const found = await findSent(pair.site.databaseUrl, answered)
  const lost = findLost(answered, found, read)
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
