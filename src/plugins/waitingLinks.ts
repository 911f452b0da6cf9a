import type { WaitingLink } from '@/components/admin/dashboard/waitingLink'
import { ToAnswerLink } from './answers/admin/ToAnswerLink'
import { ToReadLink } from './opinions/admin/ToReadLink'

/** Links of plugins in the widget with what waits. */
export const waitingLinks: readonly WaitingLink[] = [
  { name: 'to-read', Link: ToReadLink },
  { name: 'to-answer', Link: ToAnswerLink },
]
