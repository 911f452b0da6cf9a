import type { Payload } from 'payload'
import { RESTORE_UNFINISHED_KEY } from '@/src/domain/backups/restoredBackup'
import { restoreDuties } from '@/src/plugins/restoreDuties'

const TASKS_BEFORE_OPENING = restoreDuties.flatMap(
  ({ tasksBeforeOpening = [] }) => tasksBeforeOpening,
)

/**
 * Finishes a restore before the site opens: runs the jobs that apply the retention periods, erase
 * applications and delete their files. A job that fails stays in the queue of the worker; so do all
 * jobs on an older schema, where this version cannot run them. It may run twice.
 */
export async function finishRestore(
  payload: Payload,
  { isOnOlderSchema }: { isOnOlderSchema: boolean },
): Promise<void> {
  if (!isOnOlderSchema) await runJobsBeforeOpening(payload)
  await payload.db.pool.query('DELETE FROM payload_kv WHERE key = $1', [RESTORE_UNFINISHED_KEY])
}

// A job may queue another one, so this repeats until no job is due.
async function runJobsBeforeOpening(payload: Payload) {
  let isDone = false
  while (!isDone) {
    const { noJobsRemaining } = await payload.jobs.run({
      where: { taskSlug: { in: TASKS_BEFORE_OPENING } },
      allQueues: true,
    })
    isDone = noJobsRemaining === true
  }
}
