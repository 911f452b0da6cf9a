// A separate program: it receives one file, responds with the result of the task, and ends.
import { checkContent } from '@/src/domain/files/fileContent'
import { inspectorTasks } from '@/src/plugins/inspectorTasks'
import type { FileTask, Question } from '../inspectorProcess'
import { readFileContent } from './readFileContent'

const tasks: Record<string, FileTask> = {
  judge: async (kind, bytes) => checkContent(kind, await readFileContent(bytes)),
  ...inspectorTasks,
}

process.once('disconnect', () => process.exit())
process.once('message', async ({ task, kind, bytes }: Question) => {
  process.send?.(await tasks[task]?.(kind, bytes))
})
process.send?.('ready')
