import type { PluginSignInExtra } from '@/components/admin/signIn/signInExtra'
import { isRegistrationOpen } from '@/src/plugins/account-tools/queries/isRegistrationOpen'
import { AccessRequestForm } from './AccessRequestForm'

/** The button that opens the form for an access request, if the settings allow such requests. */
export const accessRequestExtra: PluginSignInExtra = {
  name: 'access-request',
  async Extra({ payload }) {
    return (await isRegistrationOpen(payload)) ? <AccessRequestForm /> : null
  },
}
