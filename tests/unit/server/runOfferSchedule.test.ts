import { expect, test, vi } from 'vitest'
import { runOfferSchedule } from '@/src/server/worker/runOfferSchedule'

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

const SCHEDULE_SITE = { siteUrl: 'http://127.0.0.1:9', secret: 'of the tests' }

/** Reads these outcomes in turn, then ends the loop. @returns what was logged */
async function logsAfterOutcomes(outcomes: ('read' | 'failed')[]) {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const stop = new AbortController()
  const left = [...outcomes]
  const isDue = async () => {
    const outcome = left.shift()
    if (left.length === 0) setImmediate(() => stop.abort())
    if (outcome === undefined)
      return new Promise<boolean>((resolve) => setImmediate(resolve, false))
    if (outcome === 'failed') throw new Error('connection lost')
    return false
  }
  await runOfferSchedule({ ...SCHEDULE_SITE, isDue }, stop.signal)
  const { calls } = logged.mock
  logged.mockRestore()
  return calls.length
}

test('An outage of the database while offers are read is logged once', async () => {
  expect(await logsAfterOutcomes(['read', 'failed', 'failed', 'failed'])).toBe(1)
})

test('Each outage is logged', async () => {
  expect(await logsAfterOutcomes(['failed', 'failed', 'read', 'failed'])).toBe(2)
})

test('An outage is not logged while offers can be read', async () => {
  expect(await logsAfterOutcomes(['read', 'read'])).toBe(0)
})
