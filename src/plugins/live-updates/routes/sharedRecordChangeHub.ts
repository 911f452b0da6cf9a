import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { registerFlushBeforeExit } from '@/src/registerFlushBeforeExit'
import { listenToRecordChanges, type RecordChangeHub } from './recordChanges'

declare global {
  // Global, because two bundles of one process must share the connection.
  var recordChanges: RecordChangeHub | undefined
}

/** Returns the record changes for all routes of this process, over one database connection. */
export function sharedRecordChangeHub(): RecordChangeHub {
  globalThis.recordChanges ??= createSharedRecordChangeHub()
  return globalThis.recordChanges
}

// This is not asynchronous: a rejected promise would be cached until the process ends.
function createSharedRecordChangeHub() {
  const changes = listenToRecordChanges({
    connectionString: env.DATABASE_URL ?? '',
    onError: (err) => logError({ err, msg: 'Listening for changes failed' }),
  })
  registerFlushBeforeExit(changes.close)
  return changes
}
