import type { HealthPart } from '@/src/health/healthPart'
import { backupHealth } from './backups/health/backupHealth'
import { readingHealth } from './document-reading/health/readingHealth'
import { retentionHealth } from './retention/health/retentionHealth'
import { plannedHealth } from './scheduled-changes/health/plannedHealth'

/** The health checks and metrics of plugins. */
export const healthParts: readonly HealthPart[] = [
  readingHealth,
  backupHealth,
  retentionHealth,
  plannedHealth,
]
