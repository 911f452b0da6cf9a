import type { SenderPanel } from '@/components/admin/contactMessages/senderPanel'
import { appliedPanel } from './linked-persons/admin/alsoSentPanels'

/** What plugins show below the sender of a message. */
export const senderPanels: readonly SenderPanel[] = [appliedPanel]
