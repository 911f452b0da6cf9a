import type { CollectionConfig, Config } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { sessionEndpoints } from './collections/sessionEndpoints'
import { allowRegistrationField } from './globals/allowRegistrationField'
import { mailAccessRequestTask } from './jobs/mailAccessRequestTask'

/** Plugin with access requests on the sign-in page, and the open sessions of an account. */
export const accountTools =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config => {
    const tasks = [withJobRequestId(mailAccessRequestTask(outlets))]
    const extended = changeCollections(extendConfig(config, { tasks }), {
      users: addSessionEndpoints,
    })
    return changeGlobals(extended, {
      'website-settings': addFieldsAfter('maintenanceMode', allowRegistrationField),
    })
  }

const addSessionEndpoints = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  endpoints: [...(users.endpoints || []), ...sessionEndpoints],
})
