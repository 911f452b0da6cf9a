import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import pg from 'pg'
import { vi } from 'vitest'
import { startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import { releaseStuckJobs } from '@/src/server/worker/releaseStuckJobs'
import { requestJobRun } from '@/src/server/worker/requestJobRun'
import { startKilledServer } from '@/tests/support/killedServer'
import { aUser } from '@/tests/support/records'
import { signInForCookie } from '@/tests/support/restClient'
import { type AddressedCandidate, createAddressedCandidates } from './answeredCandidates'

const ROUND_TIMEOUT_MS = 60_000

export type AnswerDrill = Awaited<ReturnType<typeof startAnswerDrill>>

/**
 * A site with its database in a child process that tests kill, with a staff member and a worker
 * whose rounds the test triggers.
 */
export async function startAnswerDrill(smtpPort: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-answers-'))
  const postgres = await startPostgres({ dataDir, print: () => undefined })
  const variables = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a secret that only the servers of the drill know',
    SITE_URL: 'https://exemplia.test',
    ALLOWED_INTERNAL_HOSTS: '127.0.0.1',
  }
  await runChildCommand('migrate', variables)
  const client = new pg.Client(postgres.url)
  await client.connect()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  // Modules that have read the environment must be loaded again.
  vi.resetModules()
  const payload = await (await import('@/src/payload')).getPayloadInstance()
  const { seedReplyTemplates: seedAnswerTemplates } = await import(
    '@/src/plugins/answers/seed/seedReplyTemplates'
  )
  await seedAnswerTemplates(payload)
  const { id, email } = await aUser(payload, { role: 'moderator', name: 'Nadia Roux' })
  const cookie = await signInForCookie(email)
  const user = {
    ...(await payload.findByID({ collection: 'users', id })),
    collection: 'users',
  } as const
  await payload.updateGlobal({ slug: 'website-settings', data: { companyName: 'Exemplia' } })
  const data = { smtpHost: '127.0.0.1', smtpPort, replyToEmail: 'rh@exemplia.test' }
  await payload.updateGlobal({ slug: 'email-settings', data })

  const start = () => startKilledServer('tests/drill/answerServer.ts', variables)
  let site = await start()
  const siteUrl = () => `http://127.0.0.1:${site.port}`
  const count = async (condition: string): Promise<number> =>
    (await client.query(`SELECT count(*)::int AS rows FROM ${condition}`)).rows[0].rows

  const post = async (way: string, body: object) => {
    const address = `${siteUrl()}/api/reponses-candidats${way}`
    const asked = { method: 'POST', headers: { cookie }, body: JSON.stringify(body) }
    const answer = await fetch(address, asked)
    const said: { ids?: number[]; batch?: string } = await answer.json()
    return { status: answer.status, ids: said.ids ?? [], batch: said.batch ?? '' }
  }

  return {
    ...{ client, count, post },
    kill: () => site.kill(),
    restart: async () => {
      site = await start()
    },
    address: (many: number) => createAddressedCandidates(payload, user, many),
    send: (key: string, addressed: AddressedCandidate[]) =>
      post('', { key, answers: addressed.map(({ letter }) => letter) }),
    waiting: () => count("application_answers WHERE state = 'waiting'"),
    run: () => requestJobRun(siteUrl(), '', AbortSignal.timeout(ROUND_TIMEOUT_MS)),
    /** One round of the worker in which every waiting job is due. */
    round: async () => {
      await releaseStuckJobs(client)
      await client.query('UPDATE payload_jobs SET wait_until = NULL WHERE has_error IS NOT TRUE')
      return requestJobRun(siteUrl(), '', AbortSignal.timeout(ROUND_TIMEOUT_MS))
    },
    /** The number of answers of a batch in each state, as its page shows them. */
    standing: async (batch: string) => {
      const { findRepliesOfBatch: findBatch } = await import(
        '@/src/plugins/answers/queries/findCandidateReplies'
      )
      const counts: Record<string, number> = {}
      for (const { problem, state } of await findBatch(
        await createLocalReq({ user }, payload),
        batch,
      )) {
        const said = problem ? `${state}: ${problem}` : state
        counts[said] = (counts[said] ?? 0) + 1
      }
      return counts
    },
    stop: async () => {
      await site.kill()
      await payload.destroy()
      await client.end()
      await postgres.stop()
      const home = realpathSync(path.join(dataDir, 'postgres'))
      for (const place of [home, dataDir]) rmSync(place, { recursive: true, force: true })
    },
  }
}
