import { createdIdIn } from '@/tests/support/everyRecord'
import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { aJobApplication } from '@/tests/support/records'
import { STAFF } from '@/tests/support/registerRows'

export const registers: PluginRegisters = {
  collections: [
    {
      slug: 'application-links',
      rights: { create: STAFF, read: STAFF, update: [], remove: STAFF },
      // A pair is linked once.
      sent: ({ application, anotherApplication }) => ({
        first: application,
        second: anotherApplication(),
      }),
      change: { second: 1 },
      make: async (payload, superAdmin) => {
        const first = (await aJobApplication(payload)).id
        const second = (await aJobApplication(payload)).id
        return createdIdIn(await superAdmin.post('/application-links', { first, second }))
      },
    },
  ],
  // The entries of the two applications name the link.
  outsideAuditTrail: ['application-links'],
  accountFields: [['application-links', 'author']],
}
