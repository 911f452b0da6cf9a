import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { aPdf } from './documents'
import { anApplicationForm } from './submissions'

const RETRY_PAUSE_MS = 100
const CV_BYTES = 200_000

/** An application whose name is its key, so that it can be found, with a unique CV. */
export type SentApplication = { key: string; cv: Buffer; warnings: number }
type UnsentApplication = Omit<SentApplication, 'warnings'>

export async function anUnsentApplication(bytes = CV_BYTES): Promise<UnsentApplication> {
  const key = randomUUID()
  const pdf = await aPdf(key)
  // A comment after its first line gives it a realistic size.
  return { key, cv: Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(bytes, '%'), pdf.subarray(9)]) }
}

/**
 * Sends the application once, on a connection of its own; null when it was not accepted. Calls
 * `onBroken` when the connection broke after the request had started.
 */
export async function sendApplication(
  url: string,
  { key, cv }: UnsentApplication,
  onBroken = () => {},
): Promise<SentApplication | null> {
  const form = await anApplicationForm({
    submissionKey: key,
    candidateName: key,
    cv: { name: 'cv.pdf', bytes: cv },
  })
  const headers = { accept: 'application/json', connection: 'close' }
  const answer = await fetch(url, { method: 'POST', headers, body: form }).catch((err) => {
    if (!isConnectionRefused(err)) onBroken()
    return null
  })
  if (!answer?.ok) return null
  const { ok, warnings } = await answer.json().catch(() => ({ ok: false }))
  return ok ? { key, cv, warnings: warnings.length } : null
}

function isConnectionRefused({ cause }: { cause?: unknown }) {
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

/**
 * Applicants who send one application after another, and repeat each with its key until it is
 * accepted.
 */
export function startApplicants(count: number, url: () => string) {
  const answered: SentApplication[] = []
  let attempts = 0
  let broken = 0
  let isOver = false
  const apply = async () => {
    while (!isOver) {
      const unsent = await anUnsentApplication()
      for (;;) {
        attempts += 1
        const sent = await sendApplication(url(), unsent, () => {
          broken += 1
        })
        if (sent) answered.push(sent)
        if (sent || isOver) break
        await sleep(RETRY_PAUSE_MS)
      }
    }
  }
  const applicants = Array.from({ length: count }, apply)
  return {
    answered,
    attempts: () => attempts,
    broken: () => broken,
    until: async (enough: number) => {
      while (answered.length < enough) await sleep(RETRY_PAUSE_MS)
    },
    stop: async () => {
      isOver = true
      await Promise.all(applicants)
    },
  }
}

export type FoundApplication = {
  applications: number
  announcements: number
  filename: string | null
}

/** What the database contains of each of these applications. */
export async function findSentApplications(
  databaseUrl: string,
  sent: UnsentApplication[],
): Promise<Map<string, FoundApplication>> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query(
      `SELECT candidate_name AS key, count(*)::int AS applications, max(filename) AS filename,
        (SELECT count(*)::int FROM payload_jobs
          WHERE task_slug = 'announceApplication' AND input->>'applicationId' = max(a.id)::text
        ) AS announcements
      FROM job_applications a LEFT JOIN candidate_files f ON f.id = cv_id
      WHERE candidate_name = ANY($1) GROUP BY candidate_name`,
      [sent.map(({ key }) => key)],
    )
    return new Map(rows.map(({ key, ...found }) => [key, found]))
  } finally {
    await client.end()
  }
}

/**
 * The applications that do not exist exactly once, each with its own file where it was reported as
 * stored.
 */
export function findLostApplications(
  sent: SentApplication[],
  found: Map<string, FoundApplication>,
  read: (name: string) => Buffer | null,
) {
  const sum = (bytes: Buffer | null) => bytes && createHash('sha256').update(bytes).digest('hex')
  return sent.filter(({ key, cv, warnings }) => {
    const { applications = 0, filename = null } = found.get(key) ?? {}
    if (applications !== 1) return true
    return warnings > 0 ? filename !== null : sum(filename ? read(filename) : null) !== sum(cv)
  })
}
