import type { FileInspectionTask } from '@/src/files/inspectorProcess'
import { runWordTextTask } from './document-reading/files/wordReader/readWordText'

/** What the sandboxed process of the file inspection can do besides the inspection, by name. */
export const inspectorTasks = {
  readText: runWordTextTask,
} satisfies Record<string, FileInspectionTask>
