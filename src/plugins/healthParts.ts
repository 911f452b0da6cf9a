import type { PluginHealth } from '@/src/health/pluginHealth'
import { backupHealth } from './backups/health/backupHealth'
import { documentReadingHealthPart } from './document-reading/health/documentReadingHealthPart'
import { retentionHealth } from './retention/health/retentionHealth'
import { plannedHealth } from './scheduled-changes/health/plannedHealth'

/** The health checks and metrics of plugins. */
export const healthParts: readonly PluginHealth[] = [
  documentReadingHealthPart,
  backupHealth,
  retentionHealth,
  plannedHealth,
]
