import { createdIdIn } from '@/tests/support/everyRecord'
import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { aJobApplication } from '@/tests/support/records'
import { ADMINS, STAFF } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  collections: [
    {
      slug: 'application-notes',
      make: async (payload, superAdmin) => {
        const application = (await aJobApplication(payload)).id
        return createdIdIn(
          await superAdmin.post('/application-notes', { application, text: 'À rappeler' }),
        )
      },
      rights: { create: STAFF, read: STAFF, update: [], remove: ADMINS },
      removeOwn: STAFF,
      sent: ({ application }) => ({ application, text: 'À rappeler' }),
      change: { text: 'Autre chose' },
    },
  ],
  rightsInOtherFiles: {
    'application-mentions': 'opinions.test.ts',
    'application-opinions': 'opinions.test.ts',
  },
  // Colleagues who have not given an opinion may not read the others.
  outsideAuditTrail: ['application-mentions', 'application-opinions'],
  accountFields: [
    ['application-mentions', 'account'],
    ['application-notes', 'author'],
    ['application-notes', 'mentions'],
    ['application-opinions', 'author'],
  ],
}
