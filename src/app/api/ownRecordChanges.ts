import { beforeExit } from '@/src/beforeExit'
import { env } from '@/src/env'
import { logError } from '@/src/log/log'
import { listenToRecordChanges, type RecordChanges } from './recordChanges'

declare global {
  // Two routes may be two bundles in one process: they share the one connection.
  var recordChanges: RecordChanges | undefined
}

/** The changes that this process hears of, over one connection whoever asks. */
export function ownRecordChanges(): RecordChanges {
  globalThis.recordChanges ??= open()
  return globalThis.recordChanges
}

// It waits for nothing that can fail: a failure would be cached for as long as the process runs.
function open() {
  const changes = listenToRecordChanges({
    connectionString: env.DATABASE_URL ?? '',
    onError: (err) => logError({ err, msg: 'Listening for changes failed' }),
  })
  beforeExit(changes.close)
  return changes
}
