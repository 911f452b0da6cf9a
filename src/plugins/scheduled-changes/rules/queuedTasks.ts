import type { QueuedTask } from '@/src/domain/queuedTask'

export const scheduledChangesQueuedTasks = [
  { slug: 'applyPlannedChange', afterRestore: 'run', isHiddenFromUndelivered: true },
] as const satisfies readonly QueuedTask[]
