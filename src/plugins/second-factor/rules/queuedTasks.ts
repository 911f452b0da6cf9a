import type { QueuedTask } from '@/src/domain/queuedTask'

export const secondFactorQueuedTasks = [
  { slug: 'mailSecondFactorChange', afterRestore: 'hold' },
] as const satisfies readonly QueuedTask[]
