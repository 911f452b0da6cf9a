import type { QueuedTask } from '@/src/domain/queuedTask'

export const documentReadingQueuedTasks = [
  { slug: 'readDocuments', afterRestore: 'run', isHiddenFromUndelivered: true },
] as const satisfies readonly QueuedTask[]
