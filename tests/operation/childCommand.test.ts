import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('A command opens nothing of the site that runs beside it', async () => {
  const { runChildCommand } = await import('@/src/server/process/childCommand')
  let connections = 0
  const site = createServer().on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => site.listen(0, resolve))
  const address = site.address()
  await runChildCommand('migrate', {
    DATABASE_URL: testPayload.databaseUrl,
    DATA_DIR: testPayload.dataDir,
    NODE_ENV: 'development',
    PORT: String(typeof address === 'object' ? address?.port : ''),
  })
  expect(connections).toBe(0)
  site.close()
  site.closeAllConnections()
})
