import type { CollectionConfig, Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import { fieldsAfter } from '@/src/configuration/fieldsAfter'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { secondFactorEndpoints } from './collections/endpoints'
import { rolesField } from './collections/rolesField'
import { mailSecondFactorChange } from './jobs/mailSecondFactorChange'

/** The second factor at sign-in: codes of an authenticator app. */
export const secondFactor =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config => {
    const tasks = [withJobRequestId(mailSecondFactorChange(outlets))]
    const extended = changeCollections(extendConfig(config, { tasks }), { users: withEndpoints })
    const settings = fieldsAfter('maintenanceMode', rolesField)
    return changeGlobals(extended, { 'website-settings': settings })
  }

const withEndpoints = (users: CollectionConfig): CollectionConfig => ({
  ...users,
  endpoints: [...(users.endpoints || []), ...secondFactorEndpoints],
})
