import { beforeExit } from '@/src/beforeExit'
import { env } from '@/src/env'
import { payloadInstance } from '@/src/payload'
import { listenToRecordChanges, type RecordChanges } from './recordChanges'

declare global {
  // Two routes may be two bundles in one process: they share the one connection.
  var recordChanges: Promise<RecordChanges> | undefined
}

/** The changes that this process hears of, over one connection whoever asks. */
export function ownRecordChanges(): Promise<RecordChanges> {
  globalThis.recordChanges ??= open()
  return globalThis.recordChanges
}

async function open() {
  const { logger } = await payloadInstance()
  const changes = listenToRecordChanges({
    connectionString: env.DATABASE_URL ?? '',
    onError: (err) => logger.error({ err, msg: 'Listening for changes failed' }),
  })
  beforeExit(changes.close)
  return changes
}
