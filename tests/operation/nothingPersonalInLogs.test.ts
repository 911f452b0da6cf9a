import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '@/tests/support/eventually'
import { startTypeScript } from '@/tests/support/startTypeScript'
import { anApplicationForm } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
const serverProcesses: ChildProcess[] = []

beforeAll(async () => {
  testPayload = await startTestPayload()
  await testPayload.payload.db.pool.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE check_violation USING MESSAGE = 'Refused: ' || NEW::text, DETAIL = 'Failing row contains ' || NEW::text; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON job_applications FOR EACH ROW EXECUTE FUNCTION refuse()`)
})

afterAll(async () => {
  for (const server of serverProcesses) server.kill()
  await testPayload.stop()
})

// The log does not use the streams of the process, so only another process can read all of it.
async function startSubmissionServer(format: string) {
  const started = await startTypeScript('tests/support/submissionServer.ts', {
    variables: { LOG_FORMAT: format },
  })
  serverProcesses.push(started)
  let log = ''
  const keep = (text: Buffer) => {
    log += text
  }
  started.stdout.on('data', keep)
  started.stderr.on('data', keep)
  const port = await eventually(() => /port (\d+)/.exec(log)?.[1] ?? Promise.reject())
  return { port, log: () => log }
}

test.each(['pretty', 'json'])(
  'A database that refuses an application is logged (%s), without a word of the candidate',
  async (format) => {
    const { port, log } = await startSubmissionServer(format)
    const body = await anApplicationForm({
      candidateName: 'Élodie Lefèvre',
      candidateEmail: 'elodie@exemple.fr',
      candidatePhone: '06 01 02 03 04',
      coverLetter: 'Je cherche une équipe bienveillante.',
    })
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })
    expect(answer.status).toBe(503)
    // A developer needs the code of a violated check, and the place in our code.
    await eventually(() => expect(log()).toContain('23514'))
    expect(log()).toContain('submitApplication')
    expect(log()).not.toMatch(/lefèvre|elodie|06 01|bienveillante/i)
    if (format === 'json') {
      const lines = log()
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('port'))
      expect(lines.map((line) => JSON.parse(line).level)).toContain('error')
    }
  },
)
