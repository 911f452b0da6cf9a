import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childEnvironment } from '@/src/env'
import { WEB_SERVER_FILE } from '@/src/server/build/bundlePrograms'
import { copyBuild } from '@/src/server/build/copyBuild'
import { findFreePort } from '@/src/server/process/findFreePort'
import { killOnExit } from '@/src/server/process/killOnExit'
import { root } from '@/src/server/root'
import { getRawResponse } from '@/tests/support/rawAnswer'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'

let testSite: TestSite
const copiesFolder = mkdtempSync(path.join(tmpdir(), 'exemplia-first-'))

beforeAll(async () => {
  testSite = await startTestSite()
})
afterAll(async () => {
  await testSite.stop()
  rmSync(copiesFolder, { recursive: true, force: true })
})

const readStatus = (url: string) =>
  getRawResponse(url).then(
    ({ status }) => status,
    () => null,
  )

test('A web server without a launcher responds to every connection after its first « ready »', async () => {
  const folder = copyBuild(root, copiesFolder)
  const port = await findFreePort()
  const variables = {
    NODE_ENV: 'production',
    DATABASE_URL: testSite.databaseUrl,
    DATA_DIR: testSite.dataDir,
    LOCAL_URL: 'http://localhost',
    PAYLOAD_SECRET: 'a secret of the first connection',
    CRON_SECRET: 'the job runner of the first connection',
    PORT: String(port),
  }
  const server = killOnExit(
    spawn(process.execPath, [path.join(folder, WEB_SERVER_FILE)], {
      cwd: folder,
      env: childEnvironment(variables),
      stdio: 'ignore',
    }),
  )
  const url = `http://127.0.0.1:${port}`
  while ((await readStatus(`${url}/api/health/ready`)) !== 200) await pause(20)
  for (let connection = 0; connection < 5; connection++) {
    expect(await readStatus(`${url}/nos-offres`)).toBe(200)
  }
  server.kill('SIGTERM')
  await once(server, 'exit')
})
