import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { registerFlushBeforeExit } from '@/src/registerFlushBeforeExit'
import { listenToRecordChanges, type RecordChanges } from './recordChanges'

declare global {
  // Two routes may be in two bundles of one process; a global lets them share the connection.
  var recordChanges: RecordChanges | undefined
}

/** The record changes for all routes of this process, over one database connection. */
export function sharedRecordChanges(): RecordChanges {
  globalThis.recordChanges ??= connectRecordChanges()
  return globalThis.recordChanges
}

// Not asynchronous: a rejected promise would be cached until the process ends.
function connectRecordChanges() {
  const changes = listenToRecordChanges({
    connectionString: env.DATABASE_URL ?? '',
    onError: (err) => logError({ err, msg: 'Listening for changes failed' }),
  })
  registerFlushBeforeExit(changes.close)
  return changes
}
