import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'

const AT_ONCE = 8
/** The number of requests before the measurement: a server may retain what it loads once. */
const FIRST = 1_500
const MORE = 6_000
const MAY_GROW_KB = 64 * 1024
const FOLDERS = ['', '/nos-offres', '/expertises', '/secteurs', '/notre-adn', '/postuler', '/fr']

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
}, 300_000)
afterAll(() => site?.stop(), 60_000)

test('Thousands of unknown URLs leave no file and no memory in use', async () => {
  await askUnknown(0, FIRST)
  const [files, memory] = [keptFiles(), memoryKb()]
  await askUnknown(FIRST, MORE)
  expect(keptFiles()).toEqual(files)
  expect(memoryKb() - memory).toBeLessThan(MAY_GROW_KB)
})

async function askUnknown(from: number, count: number) {
  const limit = pLimit(AT_ONCE)
  const addresses = Array.from(
    { length: count },
    (_, k) => `${FOLDERS[k % FOLDERS.length]}/inconnu_${from + k}`,
  )
  const answers = await Promise.all(addresses.map((address) => limit(() => statusOf(address))))
  expect(new Set(answers)).toEqual(new Set([404]))
}

async function statusOf(address: string) {
  const answer = await fetch(site.url + address)
  await answer.arrayBuffer()
  return answer.status
}

const build = () =>
  path.join(site.dataDir, 'web', readdirSync(path.join(site.dataDir, 'web'))[0] ?? '')

const keptFiles = () => readdirSync(build(), { recursive: true }).length

/** Reads the memory of the web server, the process whose folder is its build. */
function memoryKb() {
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && standsIn(name) === build())
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1])
}

function standsIn(pid: string) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // The process has just ended, or belongs to another user.
    return null
  }
}
