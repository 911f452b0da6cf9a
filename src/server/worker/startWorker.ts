import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { logError } from '@/src/log/log'
import { workerDuties } from '@/src/plugins/workerDuties'
import { deleteExpiredRows } from './deleteExpiredRows'
import { deleteOldVisits } from './deleteOldVisits'
import { queueMorningMails } from './queueMorningMails'
import { queueNightlyJobs } from './queueNightlyJobs'
import { hasDueOffers, pluginWaitingTables, readJobQueueState } from './readJobQueueState'
import { releaseStuckJobs, removeEndedJobs } from './releaseStuckJobs'
import { type JobRunResult, requestJobRun } from './requestJobRun'
import { runOfferSchedule } from './runOfferSchedule'
import type { WorkerEnvironment } from './workerDuty'

export type WorkerOptions = {
  databaseUrl: string
  siteUrl: string
  secret: string
  /** The environment of the duties of plugins; without it the duties do nothing. */
  place?: WorkerEnvironment
  /** Called after each round, successful or not. */
  onRound?: () => void
}

const QUEUE_CHECK_INTERVAL_MS = 1_000
const FAILED_RUN_PAUSE_MS = 5_000
const WORKER_RETRY_DELAY_MS = 2_000
const PERIODIC_WORK_INTERVAL_MS = 60_000
/**
 * The worker may take as long to stop as a web server, so that an operator who stops both does not
 * wait for the worker.
 */
const WORKER_STOP_TIMEOUT_MS = 10_000

/**
 * Makes the site run its queued jobs within a second. Of all workers on one database exactly one is
 * active.
 */
export function startWorker(options: WorkerOptions) {
  const abort = new AbortController()
  const ended = runWorkerUntilAborted(options, abort.signal)
  return {
    stop: async () => {
      abort.abort()
      const done = new AbortController()
      const late = sleepUnlessAborted(WORKER_STOP_TIMEOUT_MS, done.signal).then(
        () => 'late' as const,
      )
      if ((await Promise.race([ended, late])) === 'late') {
        logError({ msg: 'The job runner did not stop in time' })
      }
      done.abort()
    },
  }
}

async function runWorkerUntilAborted(options: WorkerOptions, signal: AbortSignal) {
  const { place } = options
  const eachMinute = place ? workerDuties.flatMap((duty) => duty.eachMinute?.(place) ?? []) : []
  while (!signal.aborted) {
    await processQueueWhileHoldingLock({ ...options, eachMinute }, signal).catch((err) => {
      if (!signal.aborted) logError({ err, msg: 'The job runner lost its database connection' })
    })
    await sleepUnlessAborted(WORKER_RETRY_DELAY_MS, signal)
  }
}

type WorkerLoopOptions = WorkerOptions & { eachMinute: ((client: pg.Client) => Promise<void>)[] }

// Works while this connection holds the lock: when this process dies, the next worker gets it.
async function processQueueWhileHoldingLock(
  { databaseUrl, siteUrl, secret, onRound, eachMinute }: WorkerLoopOptions,
  signal: AbortSignal,
) {
  onRound?.()
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  const lost = new AbortController()
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  await client.connect()
  try {
    if (!(await tryJobsLock(client))) return
    const isDue = () => hasDueOffers(client)
    void runOfferSchedule({ siteUrl, secret, isDue }, AbortSignal.any([signal, lost.signal]))
    let cleanupAt = 0
    let latest: JobRunResult = 'done'
    while (!signal.aborted && !lost.signal.aborted) {
      onRound?.()
      if (Date.now() >= cleanupAt) {
        await deleteExpiredRows(client)
        await deleteOldVisits(client)
        await queueNightlyJobs(client)
        await queueMorningMails(client)
        for (const work of eachMinute) await work(client)
        cleanupAt = Date.now() + PERIODIC_WORK_INTERVAL_MS
      }
      const queue = await readJobQueueState(client)
      // No process runs the marked jobs, because their site has died or its run has ended.
      const isStuck = queue.hasRunning && latest !== 'unanswered'
      if (isStuck) await releaseStuckJobs(client)
      if (queue.hasEnded) await removeEndedJobs(client)
      const waiting = pluginWaitingTables.filter((_duty, index) => queue.hasWaiting[index])
      for (const { queueJob } of waiting) await queueJob(client)
      latest =
        queue.hasDue || waiting.length > 0 || queue.hasRunning
          ? await requestJobRun(siteUrl, secret, AbortSignal.any([signal, lost.signal]))
          : 'done'
      await sleepUnlessAborted(
        latest === 'done' ? QUEUE_CHECK_INTERVAL_MS : FAILED_RUN_PAUSE_MS,
        signal,
      )
    }
  } finally {
    await client.end()
  }
}

async function tryJobsLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT pg_try_advisory_lock(hashtext('exemplia jobs')) AS alone",
  )
  return rows[0].alone === true
}

function sleepUnlessAborted(milliseconds: number, signal: AbortSignal) {
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}
