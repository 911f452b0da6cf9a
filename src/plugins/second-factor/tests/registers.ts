import type { PluginRegisters } from '@/tests/support/pluginRegisters'

export const registers: PluginRegisters = {
  endpoints: [
    'get /users/double-authentification',
    'post /users/:id/double-authentification/reinitialiser',
    'post /users/double-authentification/codes',
    'post /users/double-authentification/confirmer',
    'post /users/double-authentification/desactiver',
    'post /users/double-authentification/preparer',
  ],
}
