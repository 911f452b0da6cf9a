import { PEOPLE } from '@/tests/support/people'
import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { ADMINS } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  globals: {
    'recruitment-process': {
      read: PEOPLE,
      update: ADMINS,
      change: { steps: [{ title: 'Entretien', duration: '1 heure' }] },
      hasVersions: true,
    },
  },
  screens: { globals: ['/admin/globals/recruitment-process'] },
}
