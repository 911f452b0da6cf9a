import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startOwnPayload({ CRON_SECRET: 'the secret of the job runner' })
})

afterAll(() => testPayload.stop())

async function requestJobRun(headers?: Record<string, string>): Promise<number> {
  const { GET } = await import('@/src/app/(payload)/api/[...slug]/route')
  const request = new Request('https://exemplia.test/api/payload-jobs/run', { headers })
  const params = Promise.resolve({ slug: ['payload-jobs', 'run'] })
  return (await GET(request, { params })).status
}

test('A client that knows the secret may run the jobs', async () => {
  expect(await requestJobRun({ authorization: 'Bearer the secret of the job runner' })).toBe(200)
})

test.each([
  undefined,
  { authorization: 'Bearer another secret' },
  { authorization: 'Bearer undefined' },
  { authorization: '' },
])('A client with the headers %j may not', async (headers) => {
  expect(await requestJobRun(headers)).toBe(401)
})
