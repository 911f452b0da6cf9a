import pLimit from 'p-limit'
import { sanitizeErrorForLog } from '@/src/domain/audit/sanitizeErrorForLog'
import type { FileScanner } from '@/src/domain/files/fileCheck'
import { scanWithClamd } from './clamd'

const FILES_AT_ONCE = 2
/**
 * After a failure the antivirus is not asked for this time: each queued file would wait for the
 * full timeout.
 */
const PAUSE_AFTER_FAILURE_MS = 10_000

/** ClamAV: files are sent to its daemon, clamd. */
export const clamdScanner = createScanner(scanWithClamd)

/** Waits for a turn before each scan, and rests after a failure. */
export function createScanner(scan: FileScanner['scan']): FileScanner {
  return {
    scan,
    open: (address) => {
      const turns = pLimit(FILES_AT_ONCE)
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
