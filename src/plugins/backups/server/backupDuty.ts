import { runChildCommand } from '@/src/server/process/childCommand'
import type { WorkerDuty } from '@/src/server/worker/workerDuty'
import { createNightlyBackupRunner } from './worker/createNightlyBackupRunner'

/** A duty of the worker: the nightly backup, in a child process; none if BACKUP_TO is not set. */
export const backupDuty: WorkerDuty = {
  eachMinute: ({ env, variables }) =>
    env.BACKUP_TO &&
    createNightlyBackupRunner(() => runChildCommand('backup', variables, ['--verify'])),
}
