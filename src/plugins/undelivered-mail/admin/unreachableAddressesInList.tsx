import type { PluginApplicationListExtension } from '@/components/admin/jobApplications/applicationSearch'
import { findMailRefusals } from '../queries/findMailRefusals'
import { UnreachableApplicationsProvider } from './UnreachableAddressMark'

/** Finds the unreachable addresses among the rows of the list, which mark them. */
export const unreachableAddressesInList: PluginApplicationListExtension = {
  name: 'unreachable-addresses',
  async Results({ children, data, payload }) {
    const refusals = await findMailRefusals(
      payload,
      data.docs.map(({ id }: { id: number }) => id),
    )
    return (
      <UnreachableApplicationsProvider applications={[...refusals.keys()]}>
        {children}
      </UnreachableApplicationsProvider>
    )
  },
}
