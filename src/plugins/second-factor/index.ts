import type { CollectionConfig, Config } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { secondFactorEndpoints } from './collections/endpoints'
import { secondFactorRolesField } from './collections/secondFactorRolesField'
import { mailSecondFactorChangeTask } from './jobs/mailSecondFactorChangeTask'

/** Plugin with a second factor at sign-in: codes of an authenticator app. */
export const secondFactor =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config => {
    const tasks = [withJobRequestId(mailSecondFactorChangeTask(outlets))]
    const extended = changeCollections(extendConfig(config, { tasks }), {
      users: addSecondFactorEndpoints,
    })
    const settings = addFieldsAfter('maintenanceMode', secondFactorRolesField)
    return changeGlobals(extended, { 'website-settings': settings })
  }

const addSecondFactorEndpoints = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  endpoints: [...(users.endpoints || []), ...secondFactorEndpoints],
})
