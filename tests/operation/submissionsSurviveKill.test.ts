import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf } from '@/tests/support/documents'
import { startTypeScript } from '@/tests/support/startTypeScript'
import { anApplicationForm } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const KILL_COUNT = 2
const SENDER_COUNT = 4
const RESPONSES_BEFORE_KILL = 12

let testPayload: TestPayload
let serverProcess: ChildProcess

beforeAll(async () => {
  testPayload = await startTestPayload()
})

afterAll(async () => {
  serverProcess.kill('SIGKILL')
  await testPayload.stop()
})

async function startSubmissionServer(): Promise<number> {
  const variables = { SUBMISSION_LIMIT: '100000' }
  const server = await startTypeScript('tests/support/submissionServer.ts', { variables })
  serverProcess = server
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('port ')) return Number(line.slice('port '.length))
  }
  throw new Error('The server did not start')
}

type SentApplication = { key: string; cv: Buffer }

/** Sends one application after the other until the server is gone; records the accepted ones. */
async function sendApplicationsUntilKilled(
  port: number,
  answered: SentApplication[],
): Promise<void> {
  for (;;) {
    const key = randomUUID()
    const cv = await aPdf(key)
    const body = await anApplicationForm({
      submissionKey: key,
      candidateName: key,
      cv: { name: 'cv.pdf', bytes: cv },
    })
    try {
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
      expect(await response.json()).toEqual({ ok: true, warnings: [] })
      answered.push({ key, cv })
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      return
    }
  }
}

test('Each submission confirmed before kill -9 is stored afterwards, with its file and its job', async () => {
  const answered: SentApplication[] = []
  for (let kill = 0; kill < KILL_COUNT; kill++) {
    const port = await startSubmissionServer()
    const enough = answered.length + RESPONSES_BEFORE_KILL
    const senders = Array.from({ length: SENDER_COUNT }, () =>
      sendApplicationsUntilKilled(port, answered),
    )
    while (answered.length < enough) await pause(Math.random() * 20)
    serverProcess.kill('SIGKILL')
    await once(serverProcess, 'exit')
    await Promise.all(senders)
  }

  for (const { key, cv } of answered) {
    const { docs } = await testPayload.payload.find({
      collection: 'job-applications',
      where: { candidateName: { equals: key } },
    })
    expect(docs).toHaveLength(1)
    const file = typeof docs[0]?.cv === 'object' ? docs[0].cv : null
    const stored = path.join(testPayload.dataDir, 'candidate-files', file?.filename ?? '')
    expect(readFileSync(stored)).toEqual(cv)
    const { rows } = await testPayload.payload.db.pool.query(
      "SELECT count(*)::int FROM payload_jobs WHERE input->>'applicationId' = $1",
      [String(docs[0]?.id)],
    )
    expect(rows).toEqual([{ count: 1 }])
  }
})
