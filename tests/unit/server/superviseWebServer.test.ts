import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  MIN_RESTART_INTERVAL_MS,
  POOL_CHECK_INTERVAL_MS,
  superviseWebServer,
} from '@/src/server/web/superviseWebServer'

vi.mock('node:timers/promises', () => ({
  // The fake timers of Vitest do not replace this module.
  setTimeout: (ms: number, value: unknown) =>
    new Promise((resolve) => setTimeout(() => resolve(value), ms)),
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A supervised web server without a process. */
async function startSupervisedServer(isStalled: () => Promise<boolean>) {
  const ends: (() => void)[] = []
  const start = vi.fn(async () => {
    let end = () => {}
    const exited = new Promise<void>((resolve) => {
      end = resolve
    })
    ends.push(end)
    return { exited, stop: async () => end(), kill: end }
  })
  const server = await superviseWebServer({ start, isStalled })
  return { server, start, endLast: () => ends.at(-1)?.() }
}

test('A web server whose pool is stalled is restarted at most once in ten minutes', async () => {
  const { start } = await startSupervisedServer(async () => true)
  await vi.advanceTimersByTimeAsync(POOL_CHECK_INTERVAL_MS)
  expect(start).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(MIN_RESTART_INTERVAL_MS - POOL_CHECK_INTERVAL_MS)
  expect(start).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2 * POOL_CHECK_INTERVAL_MS)
  expect(start).toHaveBeenCalledTimes(3)
})

test('A web server whose pool is not stalled is not restarted', async () => {
  const isStalled = vi.fn(async () => false)
  const { start } = await startSupervisedServer(isStalled)
  await vi.advanceTimersByTimeAsync(MIN_RESTART_INTERVAL_MS)
  expect(isStalled).toHaveBeenCalled()
  expect(start).toHaveBeenCalledOnce()
})

test('A web server that ends by itself is not restarted', async () => {
  const { server, start, endLast } = await startSupervisedServer(async () => true)
  endLast()
  await server.exited
  await vi.advanceTimersByTimeAsync(MIN_RESTART_INTERVAL_MS)
  expect(start).toHaveBeenCalledOnce()
})

test('A web server that was stopped is not restarted', async () => {
  const { server, start } = await startSupervisedServer(async () => true)
  const stopped = server.stop()
  await vi.advanceTimersByTimeAsync(MIN_RESTART_INTERVAL_MS)
  await stopped
  expect(start).toHaveBeenCalledOnce()
})
