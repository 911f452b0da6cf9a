import type { QueuedTask } from '@/src/domain/queuedTask'

export const contentCareQueuedTasks = [
  { slug: 'checkOutsideLinks', afterRestore: 'run' },
] as const satisfies readonly QueuedTask[]
