import type { FileScanner } from '@/src/domain/files/fileCheck'
import { clamdScanner } from './virus-scanner/files/clamdScanner'

/** The plugins that scan received files, at CLAMD_HOST. The first entry is used. */
export const fileScanners: readonly FileScanner[] = [clamdScanner]
