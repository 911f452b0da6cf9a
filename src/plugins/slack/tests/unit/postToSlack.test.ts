import { afterAll, beforeAll, expect, test } from 'vitest'
import { RetryLaterError } from '@/src/notifications/retryLaterError'
import { postToSlack } from '@/src/plugins/slack/notifications/postToSlack'
import { startSlackServer } from '@/tests/support/startSlackServer'

let slackServer: Awaited<ReturnType<typeof startSlackServer>>

beforeAll(async () => {
  slackServer = await startSlackServer()
})

afterAll(() => slackServer.stop())

const SLACK_MESSAGE = { text: 'Nouvelle candidature', blocks: [] }
const postMessage = (timeoutMs?: number) =>
  postToSlack({ apiUrl: slackServer.url, token: 'xoxb-1', channel: 'C1', timeoutMs }, SLACK_MESSAGE)

test('The message goes to the channel with the token, and the identifier of Slack is returned', async () => {
  slackServer.replies.push({ body: { ok: true, ts: '1700000000.000100' } })
  expect(await postMessage()).toBe('1700000000.000100')
  const call = slackServer.calls.at(-1)
  expect(call?.path).toBe('/api/chat.postMessage')
  expect(call?.authorization).toBe('Bearer xoxb-1')
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    channel: 'C1',
    text: 'Nouvelle candidature',
  })
})

test('An error in a 200 response is a failure with its reason', async () => {
  slackServer.replies.push({ body: { ok: false, error: 'channel_not_found' } })
  await expect(postMessage()).rejects.toThrow('channel_not_found')
})

test('429 gives the time to wait', async () => {
  slackServer.replies.push({ status: 429, headers: { 'retry-after': '120' }, body: '' })
  await expect(postMessage()).rejects.toMatchObject({ seconds: 120 })
  slackServer.replies.push({ status: 429, body: '' })
  await expect(postMessage()).rejects.toThrow(RetryLaterError)
})

test('A 404 response and one that is not JSON are failures', async () => {
  slackServer.replies.push({ status: 404, body: 'Not found' })
  await expect(postMessage()).rejects.toThrow('404')
  slackServer.replies.push({ body: '<html>' })
  await expect(postMessage()).rejects.toThrow()
})

test('The token is not sent to a redirect target', async () => {
  slackServer.replies.push({
    status: 302,
    headers: { location: `${slackServer.url}/elsewhere` },
    body: '',
  })
  await expect(postMessage()).rejects.toThrow()
  expect(slackServer.calls.at(-1)?.path).toBe('/api/chat.postMessage')
})

test('A request to a Slack that does not respond times out', async () => {
  slackServer.replies.push('silence')
  await expect(postMessage(300)).rejects.toThrow(/timeout/i)
})
