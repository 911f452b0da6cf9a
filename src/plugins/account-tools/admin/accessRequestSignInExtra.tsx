import type { PluginSignInExtra } from '@/components/admin/signIn/signInExtra'
import { canVisitorsRequestAccess } from '@/src/plugins/account-tools/queries/canVisitorsRequestAccess'
import { AccessRequestForm } from './AccessRequestForm'

/** The button that opens the form for an access request, if the settings allow such requests. */
export const accessRequestSignInExtra: PluginSignInExtra = {
  name: 'access-request',
  async Extra({ payload }) {
    return (await canVisitorsRequestAccess(payload)) ? <AccessRequestForm /> : null
  },
}
