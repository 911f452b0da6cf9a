import type { Client } from 'pg'
import { workerDuties } from '@/src/plugins/workerDuties'
import { DUE_OFFER_SQL } from '@/src/queries/dueOfferCondition'

/** The state of the job queue, read with one query. */
export type JobQueueState = {
  /** Whether jobs are marked as running. */
  hasRunning: boolean
  /** Whether there are completed or erased jobs, which the worker removes. */
  hasEnded: boolean
  /** Whether jobs are due. */
  hasDue: boolean
  /** For each of `pluginWaitingTables`, whether it has rows. */
  hasWaiting: boolean[]
}

/** The work of plugins that waits in a table of its own. */
export const pluginWaitingTables = workerDuties.flatMap(({ waiting }) => waiting ?? [])

const EMPTY_JOB_QUEUE_STATE: JobQueueState = {
  hasRunning: false,
  hasEnded: false,
  hasDue: false,
  hasWaiting: [],
}

/** Reads the state of the queue, without which the worker would send needless requests. */
export async function readJobQueueState(client: Client): Promise<JobQueueState> {
  if (!(await isDatabaseMigrated(client))) return EMPTY_JOB_QUEUE_STATE
  const { rows } = await client.query({
    // A name makes the statement a prepared one, because it runs every second.
    name: 'read queue',
    text: `
      SELECT
        EXISTS (SELECT FROM payload_jobs WHERE processing) AS "hasRunning",
        EXISTS (SELECT FROM payload_jobs WHERE processing IS NOT TRUE
          AND (completed_at IS NOT NULL OR input ->> 'erased' = 'true')) AS "hasEnded",
        EXISTS (SELECT FROM payload_jobs WHERE completed_at IS NULL AND has_error IS NOT TRUE
          AND processing IS NOT TRUE AND (wait_until IS NULL OR wait_until < now())) AS "hasDue",
        ARRAY[${pluginWaitingTables.map(({ table }) => `EXISTS (SELECT FROM ${table})`)}]::boolean[] AS "hasWaiting"`,
  })
  return rows[0]
}

/** Whether an offer is due to open or to end. */
export async function hasDueOffers(client: Client): Promise<boolean> {
  if (!(await isDatabaseMigrated(client))) return false
  const { rows } = await client.query({
    name: 'has due offers',
    text: `SELECT EXISTS (SELECT FROM job_offers WHERE ${DUE_OFFER_SQL}) AS due`,
  })
  return rows[0].due
}

const migratedClients = new WeakSet<Client>()

async function isDatabaseMigrated(client: Client): Promise<boolean> {
  if (migratedClients.has(client)) return true
  const { rows } = await client.query(
    "SELECT to_regclass('unread_applications') IS NOT NULL AS exists",
  )
  if (rows[0].exists) migratedClients.add(client)
  return rows[0].exists
}
