import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { registerFlushBeforeExit } from '@/src/registerFlushBeforeExit'
import { listenToRecordChanges, type RecordChanges } from './recordChanges'

declare global {
  // Global, because two bundles of one process must share the connection.
  var recordChanges: RecordChanges | undefined
}

/** Returns the record changes for all routes of this process, over one database connection. */
export function sharedRecordChanges(): RecordChanges {
  globalThis.recordChanges ??= connectRecordChanges()
  return globalThis.recordChanges
}

// This is not asynchronous: a rejected promise would be cached until the process ends.
function connectRecordChanges() {
  const changes = listenToRecordChanges({
    connectionString: env.DATABASE_URL ?? '',
    onError: (err) => logError({ err, msg: 'Listening for changes failed' }),
  })
  registerFlushBeforeExit(changes.close)
  return changes
}
