import type { PluginSenderPanel } from '@/components/admin/contactMessages/senderPanel'
import { senderApplicationsPanel } from './linked-persons/admin/otherFormPanels'

/** The panels of plugins below the sender of a message. */
export const senderPanels: readonly PluginSenderPanel[] = [senderApplicationsPanel]
