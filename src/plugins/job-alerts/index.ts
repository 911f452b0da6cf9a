import type { Config } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { addFirstOnlineHook, firstOnlineField } from './collections/firstOnlineField'
import { JobAlerts } from './collections/JobAlerts'
import { mailJobAlertTask } from './jobs/mailJobAlert'

/** Plugin that mails visitors when an offer that matches their search comes online. */
export const jobAlerts =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [JobAlerts],
        listedAfter: 'job-offers',
        tasks: [withJobRequestId(mailJobAlertTask(outlets))],
      }),
      {
        'job-offers': (offers) =>
          addFirstOnlineHook(addFieldsAfter('titleSearchText', firstOnlineField)(offers)),
      },
    )
