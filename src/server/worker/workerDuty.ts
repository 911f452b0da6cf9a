import type { Client } from 'pg'
import type { Env } from '@/src/env'

/** The environment of the worker, and the variables of its child processes. */
export type WorkerEnvironment = { env: Env; variables: Record<string, string> }

/** Work that a plugin adds to the worker. */
export type WorkerDuty = {
  /** A job that is queued each night. `input` is SQL, and may use the column `day`. */
  nightlyJob?: { task: string; input: string }
  /** Makes the work of each minute; undefined if the settings turn it off. */
  eachMinute?: (place: WorkerEnvironment) => ((client: Client) => Promise<void>) | undefined
  /** A table whose rows wait for a job, and the query that queues the job. */
  waiting?: { table: string; queueJob: (client: Client) => Promise<void> }
}
