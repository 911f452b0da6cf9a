import { expect, test } from 'vitest'
import { eventually } from '@/tests/support/eventually'
import { signalUnderLoad, startDrainingServer } from '@/tests/support/signalUnderLoad'

test('After SIGTERM running requests finish, event streams end, and buffered rows are written', async () => {
  const { server, exited, url } = await startDrainingServer()
  let said = ''
  server.stdout.on('data', (text) => {
    said += text
  })
  const [events, slow] = await Promise.all([
    fetch(`${url}/events`, { headers: { accept: 'text/event-stream' } }),
    fetch(`${url}/slow`),
  ])
  server.kill('SIGTERM')
  expect(await slow.text()).toBe('finished')
  expect(await events.text()).toBe('data: first\n\n')
  expect(await exited).toEqual([0, null])
  expect(said).toContain('flushed')
  await expect(fetch(url)).rejects.toThrow()
})

test('A stream ends after SIGTERM, for any route', async () => {
  const { server, exited, url } = await startDrainingServer()
  const events = await fetch(`${url}/events`)
  server.kill('SIGTERM')
  expect(await events.text()).toBe('data: first\n\n')
  expect(await exited).toEqual([0, null])
})

test('After SIGTERM a new request gets a response and must use another connection for the next', async () => {
  const { server, exited, url } = await startDrainingServer()
  // The headers have arrived, so the request is open when the signal arrives.
  const slow = await fetch(`${url}/slow`)
  server.kill('SIGTERM')
  // The signal takes a moment to arrive.
  await eventually(async () => {
    const late = await fetch(url)
    expect(await late.text()).toBe('finished')
    expect(late.headers.get('connection')).toBe('close')
  })
  expect(await slow.text()).toBe('finished')
  await exited
})

test('No request begun before SIGTERM is lost, however many wait to be accepted', async () => {
  for (const forMs of [150, 165, 180]) {
    const { begun, lost } = await signalUnderLoad({ visitors: 8, forMs })
    expect(begun).toBeGreaterThan(8)
    expect(lost).toBe(0)
  }
})

test('A client that continues to send gets a response or a refusal, and is never cut off', async () => {
  for (const forMs of [150, 165, 180]) {
    const { begun, lost } = await signalUnderLoad({ visitors: 8, forMs, isGoingOn: true })
    expect(begun).toBeGreaterThan(8)
    expect(lost).toBe(0)
  }
})
