import type { Client } from 'pg'
import { logError } from '@/src/log/log'
import { isBackupDue } from '@/src/plugins/backups/rules/isBackupDue'

const RETRY_AFTER_FAILURE_MS = 60 * 60_000

/**
 * Makes the nightly backup beside the other work of the worker; after a failure it retries an hour
 * later.
 */
export function createNightlyBackupRunner(
  backUp: () => Promise<void>,
  afterFailureMs = RETRY_AFTER_FAILURE_MS,
) {
  let isRunning = false
  let notBefore = 0
  return async (client: Pick<Client, 'query'>, now = new Date()) => {
    if (isRunning || now.getTime() < notBefore) return
    const { rows } = await client.query('SELECT max(finished_at) AS last FROM backup_runs')
    if (!isBackupDue({ last: rows[0].last, now })) return
    isRunning = true
    notBefore = now.getTime() + afterFailureMs
    void backUp()
      .catch((err: unknown) => logError({ err, msg: 'The nightly backup failed' }))
      .finally(() => {
        isRunning = false
      })
  }
}
