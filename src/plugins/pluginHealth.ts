import type { PluginHealth } from '@/src/health/pluginHealth'
import { backupHealth } from './backups/health/backupHealth'
import { documentReadingHealth } from './document-reading/health/documentReadingHealth'
import { retentionHealth } from './retention/health/retentionHealth'
import { plannedHealth } from './scheduled-changes/health/plannedHealth'

/** The health checks and metrics of plugins. */
export const pluginHealth: readonly PluginHealth[] = [
  documentReadingHealth,
  backupHealth,
  retentionHealth,
  plannedHealth,
]
