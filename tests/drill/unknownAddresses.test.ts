import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'

const CONCURRENT_REQUESTS = 8
/** The number of requests before the measurement: a server may retain what it loads once. */
const WARM_UP_REQUESTS = 1_500
const MEASURED_REQUESTS = 6_000
const MAX_GROWTH_KB = 64 * 1024
const URL_FOLDERS = [
  '',
  '/nos-offres',
  '/expertises',
  '/secteurs',
  '/notre-adn',
  '/postuler',
  '/fr',
]

let testSite: TestSite

beforeAll(async () => {
  testSite = await startTestSite()
}, 300_000)
afterAll(() => testSite?.stop(), 60_000)

test('Thousands of unknown URLs leave no file and no memory in use', async () => {
  await requestUnknownUrls(0, WARM_UP_REQUESTS)
  const [files, memory] = [countBuildFiles(), readMemoryKb()]
  await requestUnknownUrls(WARM_UP_REQUESTS, MEASURED_REQUESTS)
  expect(countBuildFiles()).toEqual(files)
  expect(readMemoryKb() - memory).toBeLessThan(MAX_GROWTH_KB)
})

async function requestUnknownUrls(from: number, count: number) {
  const limit = pLimit(CONCURRENT_REQUESTS)
  const addresses = Array.from(
    { length: count },
    (_, k) => `${URL_FOLDERS[k % URL_FOLDERS.length]}/inconnu_${from + k}`,
  )
  const answers = await Promise.all(addresses.map((address) => limit(() => readStatus(address))))
  expect(new Set(answers)).toEqual(new Set([404]))
}

async function readStatus(address: string) {
  const answer = await fetch(testSite.url + address)
  await answer.arrayBuffer()
  return answer.status
}

const findBuildFolder = () =>
  path.join(testSite.dataDir, 'web', readdirSync(path.join(testSite.dataDir, 'web'))[0] ?? '')

const countBuildFiles = () => readdirSync(findBuildFolder(), { recursive: true }).length

/** Reads the memory of the web server, the process whose folder is its build. */
function readMemoryKb() {
  const pid = readdirSync('/proc').find(
    (name) => /^\d+$/.test(name) && workingFolderOf(name) === findBuildFolder(),
  )
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1])
}

function workingFolderOf(pid: string) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // The process has just ended, or belongs to another user.
    return null
  }
}
