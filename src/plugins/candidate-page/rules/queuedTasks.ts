import type { QueuedTask } from '@/src/domain/queuedTask'

export const candidatePageQueuedTasks = [
  { slug: 'sendCandidateLinks', afterRestore: 'hold', recipient: 'candidate' },
  { slug: 'sendCandidateCode', afterRestore: 'delete', recipient: 'candidate' },
  { slug: 'reportWrongCandidate', afterRestore: 'hold' },
  { slug: 'eraseForCandidate', afterRestore: 'run' },
] as const satisfies readonly QueuedTask[]
