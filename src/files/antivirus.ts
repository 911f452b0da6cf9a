import pLimit from 'p-limit'
import { loggedError } from '@/src/domain/audit/loggedError'
import type { Antivirus } from '@/src/domain/files/fileCheck'
import { type ClamdAddress, scanWithClamd } from './clamd'

const FILES_AT_ONCE = 2
/**
 * After a failure the antivirus is not asked for this time: each queued file would wait for the
 * full timeout.
 */
const REST_MS = 10_000

/** The antivirus client; null when no address is configured. It never throws. */
export function antivirusAt(
  address: ClamdAddress | undefined,
  ask = scanWithClamd,
): Antivirus | null {
  if (!address) return null
  const turns = pLimit(FILES_AT_ONCE)
  let restsUntil = 0
  return (bytes) =>
    turns(async () => {
      if (Date.now() < restsUntil) return null
      try {
        return { finding: await ask(address, bytes) }
      } catch (err) {
        restsUntil = Date.now() + REST_MS
        console.warn({ err: loggedError(err), msg: 'The antivirus is unreachable' })
        return null
      }
    })
}
