import type { FileTask } from '@/src/files/inspectorProcess'
import { findWordText } from './document-reading/files/wordReader/readWordText'

/** What the sandboxed process of the file inspection can do besides the inspection, by name. */
export const inspectorTasks = {
  readText: findWordText,
} satisfies Record<string, FileTask>
