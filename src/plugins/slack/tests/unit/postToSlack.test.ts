import { afterAll, beforeAll, expect, test } from 'vitest'
import { RetryLaterError } from '@/src/notifications/retryLaterError'
import { postToSlack } from '@/src/plugins/slack/notifications/postToSlack'
import { startSlackServer } from '@/tests/support/startSlackServer'

let server: Awaited<ReturnType<typeof startSlackServer>>

beforeAll(async () => {
  server = await startSlackServer()
})

afterAll(() => server.stop())

const message = { text: 'Nouvelle candidature', blocks: [] }
const post = (timeoutMs?: number) =>
  postToSlack({ apiUrl: server.url, token: 'xoxb-1', channel: 'C1', timeoutMs }, message)

test('The message goes to the channel with the token, and the identifier of Slack is returned', async () => {
  server.replies.push({ body: { ok: true, ts: '1700000000.000100' } })
  expect(await post()).toBe('1700000000.000100')
  const call = server.calls.at(-1)
  expect(call?.path).toBe('/api/chat.postMessage')
  expect(call?.authorization).toBe('Bearer xoxb-1')
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    channel: 'C1',
    text: 'Nouvelle candidature',
  })
})

test('An error in a 200 response is a failure with its reason', async () => {
  server.replies.push({ body: { ok: false, error: 'channel_not_found' } })
  await expect(post()).rejects.toThrow('channel_not_found')
})

test('429 gives the time to wait', async () => {
  server.replies.push({ status: 429, headers: { 'retry-after': '120' }, body: '' })
  await expect(post()).rejects.toMatchObject({ seconds: 120 })
  server.replies.push({ status: 429, body: '' })
  await expect(post()).rejects.toThrow(RetryLaterError)
})

test('A 404 response and one that is not JSON are failures', async () => {
  server.replies.push({ status: 404, body: 'Not found' })
  await expect(post()).rejects.toThrow('404')
  server.replies.push({ body: '<html>' })
  await expect(post()).rejects.toThrow()
})

test('The token is not sent to a redirect target', async () => {
  server.replies.push({ status: 302, headers: { location: `${server.url}/elsewhere` }, body: '' })
  await expect(post()).rejects.toThrow()
  expect(server.calls.at(-1)?.path).toBe('/api/chat.postMessage')
})

test('A request to a Slack that does not respond times out', async () => {
  server.replies.push('silence')
  await expect(post(300)).rejects.toThrow(/timeout/i)
})
