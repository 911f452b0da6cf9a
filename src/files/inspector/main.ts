// A separate program: it receives one file, responds with the result of the task, and ends.
import { checkFileContent } from '@/src/domain/files/fileContent'
import { inspectorTasks } from '@/src/plugins/inspectorTasks'
import type { FileInspectionTask, InspectorRequest } from '../inspectorProcess'
import { inspectFileContent } from './inspectFileContent'

const inspectionTaskByName: Record<string, FileInspectionTask> = {
  judge: async (kind, bytes) => checkFileContent(kind, await inspectFileContent(bytes)),
  ...inspectorTasks,
}

process.once('disconnect', () => process.exit())
process.once('message', async ({ task, kind, bytes }: InspectorRequest) => {
  process.send?.(await inspectionTaskByName[task]?.(kind, bytes))
})
process.send?.('ready')
