import type { FileScanner } from '@/src/domain/files/fileCheck'
import { clamdScanner } from './virus-scanner/files/clamdScanner'

/** What scans received files for viruses, at the address CLAMD_HOST. The first entry counts. */
export const fileScanners: readonly FileScanner[] = [clamdScanner]
