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

const KILLS = 2
const SENDERS = 4
const ANSWERS_BEFORE_KILL = 12

let site: TestPayload
let child: ChildProcess

beforeAll(async () => {
  site = await startTestPayload()
})

afterAll(async () => {
  child.kill('SIGKILL')
  await site.stop()
})

async function startServer(): Promise<number> {
  const variables = { SUBMISSION_LIMIT: '100000' }
  const server = await startTypeScript('tests/support/submissionServer.ts', { variables })
  child = server
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('port ')) return Number(line.slice('port '.length))
  }
  throw new Error('The server did not start')
}

type Sent = { key: string; cv: Buffer }

/** Sends one application after the other until the server is gone; records the accepted ones. */
async function sendUntilKilled(port: number, answered: Sent[]): Promise<void> {
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
  const answered: Sent[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const port = await startServer()
    const enough = answered.length + ANSWERS_BEFORE_KILL
    const senders = Array.from({ length: SENDERS }, () => sendUntilKilled(port, answered))
    while (answered.length < enough) await pause(Math.random() * 20)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await Promise.all(senders)
  }

  for (const { key, cv } of answered) {
    const { docs } = await site.payload.find({
      collection: 'job-applications',
      where: { candidateName: { equals: key } },
    })
    expect(docs).toHaveLength(1)
    const file = typeof docs[0]?.cv === 'object' ? docs[0].cv : null
    const stored = path.join(site.dataDir, 'candidate-files', file?.filename ?? '')
    expect(readFileSync(stored)).toEqual(cv)
    const { rows } = await site.payload.db.pool.query(
      "SELECT count(*)::int FROM payload_jobs WHERE input->>'applicationId' = $1",
      [String(docs[0]?.id)],
    )
    expect(rows).toEqual([{ count: 1 }])
  }
}, 120_000)
