import type { Config, GlobalConfig, UIField } from 'payload'
import { changeGlobals } from '@/src/configuration/changeGlobals'

const oldestBackupField: UIField = {
  name: 'oldestBackup',
  type: 'ui',
  admin: { components: { Field: '/src/plugins/backups/admin/OldestBackup#OldestBackup' } },
}

/** Nightly backups: shows the age of the oldest one beside the retention periods. */
export const backups =
  () =>
  (config: Config): Config =>
    changeGlobals(config, {
      'data-retention': ({ fields, ...global }): GlobalConfig => ({
        ...global,
        fields: [...fields, oldestBackupField],
      }),
    })
