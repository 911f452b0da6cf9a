import type { PluginMessagePanel } from '@/components/admin/contactMessages/messagePanel'
import { repliesPanel } from './message-replies/admin/repliesPanel'

/** The panels of plugins below a contact message. */
export const messagePanels: readonly PluginMessagePanel[] = [repliesPanel]
