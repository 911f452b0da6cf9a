import type { QueuedTask } from '@/src/domain/queuedTask'

export const opinionsQueuedTasks = [
  { slug: 'tellOfMention', afterRestore: 'hold' },
] as const satisfies readonly QueuedTask[]
