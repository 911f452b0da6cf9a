import type { PluginRegisters } from '@/tests/support/pluginRegisters'

export const registers: PluginRegisters = {
  rightsInOtherFiles: {
    'application-mentions': 'opinions.test.ts',
    'application-opinions': 'opinions.test.ts',
  },
  // A colleague who has yet to give an opinion may not read the others.
  outsideAuditTrail: ['application-mentions', 'application-opinions'],
  accountFields: [
    ['application-mentions', 'account'],
    ['application-notes', 'mentions'],
    ['application-opinions', 'author'],
  ],
}
