import type { Config } from 'payload'
import { configureSettingsGlobal } from '@/globals/settingsGlobals'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { stopAtPermanentRefusal } from '@/src/jobs/stopAtPermanentRefusal'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { KeepConsents } from './collections/KeepConsents'
import { keepConsentFields, protectKeepConsent } from './collections/keepConsentFields'
import { RetentionExtensions } from './collections/RetentionExtensions'
import { SealedRecords } from './collections/SealedRecords'
import { DataRetention } from './globals/DataRetention'
import { applyRetentionTask } from './jobs/applyRetentionTask'
import { mailKeepConsentRequestTask } from './jobs/mailKeepConsentRequestTask'
import { mailNewRetentionPeriodsTask } from './jobs/mailNewRetentionPeriodsTask'

/** Retention periods, after which personal data is deleted. */
export const retention =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [KeepConsents, RetentionExtensions, SealedRecords],
        globals: [configureSettingsGlobal(DataRetention)],
        tasks: [
          applyRetentionTask(outlets),
          withJobRequestId(stopAtPermanentRefusal(mailKeepConsentRequestTask(outlets))),
          withJobRequestId(stopAtPermanentRefusal(mailNewRetentionPeriodsTask(outlets))),
        ],
      }),
      {
        'job-applications': (applications) =>
          protectKeepConsent(addFieldsAfter('searchText', ...keepConsentFields)(applications)),
      },
    )
