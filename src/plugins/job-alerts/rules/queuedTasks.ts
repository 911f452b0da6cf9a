import type { QueuedTask } from '@/src/domain/queuedTask'

export const jobAlertsQueuedTasks = [
  { slug: 'mailJobAlert', afterRestore: 'delete' },
] as const satisfies readonly QueuedTask[]
