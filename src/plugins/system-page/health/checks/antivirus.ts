import type { HealthCheck } from '@/src/health/checkContext'
import { fileScanners } from '@/src/plugins/fileScanners'
import { failureReason } from '@/src/plugins/system-page/health/failureReason'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'

/**
 * The standard test pattern of antivirus software, split so that scanners do not flag this file.
 */
const EICAR_TEST_FILE = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`

const { antivirus: words } = healthCheckWords

/** Sends a test pattern that the antivirus must detect. */
export const checkAntivirus: HealthCheck = async ({ env }) => {
  const [scanner] = fileScanners
  if (!env.CLAMD_HOST || !scanner) return { state: 'unknown', says: words.notSet, remedy: null }
  const startedAt = performance.now()
  try {
    const finding = await scanner.scan(env.CLAMD_HOST, Buffer.from(EICAR_TEST_FILE))
    if (finding === null) return { state: 'bad', says: words.blind, remedy: words.blindRemedy }
    const ms = Math.round(performance.now() - startedAt)
    return { state: 'good', says: words.fine(finding, ms), remedy: null }
  } catch (err) {
    return { state: 'bad', says: words.failed(failureReason(err)), remedy: words.failedRemedy }
  }
}
