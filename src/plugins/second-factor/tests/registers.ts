import type { PluginRegisters } from '@/tests/support/pluginRegisters'
import { sessionOf } from '@/tests/support/sessionOf'
import { requireSecondFactorOfRoles } from './support/secondFactor'

export const registers: PluginRegisters = {
  usersWithoutRights: {
    'a Super Administrator without the required second factor': async (payload) => {
      await payload.db.pool.query(
        "INSERT INTO second_factors (account_id, secret, confirmed_at) SELECT id, 'x', now() FROM users",
      )
      const session = await sessionOf(payload, { role: 'super-admin' })
      await requireSecondFactorOfRoles(payload, ['super-admin'])
      return session
    },
  },
  endpoints: [
    'get /users/double-authentification',
    'post /users/:id/double-authentification/reinitialiser',
    'post /users/double-authentification/codes',
    'post /users/double-authentification/confirmer',
    'post /users/double-authentification/desactiver',
    'post /users/double-authentification/preparer',
  ],
}
