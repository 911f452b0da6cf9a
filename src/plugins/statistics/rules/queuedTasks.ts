import type { QueuedTask } from '@/src/domain/queuedTask'

export const statisticsQueuedTasks = [
  { slug: 'recountVisits', afterRestore: 'run' },
  { slug: 'sendStatisticsMails', afterRestore: 'hold' },
] as const satisfies readonly QueuedTask[]
