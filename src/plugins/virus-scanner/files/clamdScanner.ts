import pLimit from 'p-limit'
import { sanitizeErrorForLog } from '@/src/domain/audit/sanitizeErrorForLog'
import type { FileScanner } from '@/src/domain/files/fileCheck'
import { scanWithClamd } from './clamd'

const MAX_CONCURRENT_SCANS = 2
/**
 * The pause after a failure of the antivirus: otherwise each queued file would wait for the full
 * timeout.
 */
const PAUSE_AFTER_FAILURE_MS = 10_000

/** The scanner ClamAV, to whose daemon `clamd` files are sent. */
export const clamdScanner = createQueuedScanner(scanWithClamd)

/** Creates a scanner that waits for a turn before each scan, and pauses after a failure. */
export function createQueuedScanner(scan: FileScanner['scan']): FileScanner {
  return {
    scan,
    open: (address) => {
      const turns = pLimit(MAX_CONCURRENT_SCANS)
      let restsUntil = 0
      return (bytes) =>
        turns(async () => {
          if (Date.now() < restsUntil) return null
          try {
            return { finding: await scan(address, bytes) }
          } catch (err) {
            restsUntil = Date.now() + PAUSE_AFTER_FAILURE_MS
            console.warn({ err: sanitizeErrorForLog(err), msg: 'The antivirus is unreachable' })
            return null
          }
        })
    },
  }
}
