import type { FileInspectionTask } from '@/src/files/inspectorProcess'
import { runWordTextTask } from './document-reading/files/wordReader/readWordText'

/** The tasks of the sandboxed process of the file inspection besides the inspection, by name. */
export const inspectorTasks = {
  readText: runWordTextTask,
} satisfies Record<string, FileInspectionTask>
