import type { HealthPart } from '@/src/health/healthPart'
import { backupHealth } from './backups/health/backupHealth'
import { readingHealth } from './document-reading/health/readingHealth'
import { retentionHealth } from './retention/health/retentionHealth'

/** The health checks of plugins, with their metrics. */
export const healthParts: readonly HealthPart[] = [readingHealth, backupHealth, retentionHealth]
