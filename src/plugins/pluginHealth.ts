import type { PluginHealth } from '@/src/health/pluginHealth'
import { backupHealth } from './backups/health/backupHealth'
import { documentReadingHealth } from './document-reading/health/documentReadingHealth'
import { retentionHealth } from './retention/health/retentionHealth'
import { plannedChangesHealth } from './scheduled-changes/health/plannedChangesHealth'

/** The health checks and metrics of plugins. */
export const pluginHealth: readonly PluginHealth[] = [
  documentReadingHealth,
  backupHealth,
  retentionHealth,
  plannedChangesHealth,
]
