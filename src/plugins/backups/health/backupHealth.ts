import { type PluginHealth, readMetricsOrNull } from '@/src/health/pluginHealth'
import { readBackupState } from '@/src/plugins/backups/queries/readBackupState'
import { backupCheckWords } from '@/src/plugins/backups/words/admin/backupCheck'
import { checkBackup } from './checks/backup'

export const backupHealth: PluginHealth = {
  check: {
    light: 'backup',
    label: backupCheckWords.label,
    after: 'certificate',
    run: checkBackup,
  },
  figures: async (payload) => {
    const backup = await readMetricsOrNull(payload, readBackupState(payload))
    return {
      backup_last_age_seconds: { help: 'Since the last whole backup', value: backup?.age ?? null },
      backup_verified_age_seconds: {
        help: 'Since a backup was last restored on trial',
        value: backup?.verification?.age ?? null,
      },
      backup_verified: {
        help: 'Whether that one came back as it was',
        value: backup?.verification ? Number(backup.verification.isSound) : null,
      },
    }
  },
}
