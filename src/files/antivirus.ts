import type { AntivirusScan, ScannerAddress } from '@/src/domain/files/fileCheck'
import { fileScanners } from '@/src/plugins/fileScanners'

/**
 * The antivirus at this address; null when none is configured.
 * @throws when no plugin can scan: files that an operator wants scanned are never accepted unscanned
 */
export function createAntivirus(
  address: ScannerAddress | undefined,
  [scanner] = fileScanners,
): AntivirusScan | null {
  if (!address) return null
  if (!scanner)
    throw new Error(
      'CLAMD_HOST names an antivirus, but no plugin of src/plugins/fileScanners uses it',
    )
  return scanner.open(address)
}
