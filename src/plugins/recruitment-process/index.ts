import type { Config } from 'payload'
import { configureSettingsGlobal } from '@/globals/settingsGlobals'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import { offerStepsField } from './collections/offerStepsField'
import { RecruitmentProcess } from './globals/RecruitmentProcess'

/** Plugin that shows the steps of the recruitment, on the offers and after an application. */
export const recruitmentProcess =
  () =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, { globals: [configureSettingsGlobal(RecruitmentProcess)] }),
      {
        'job-offers': addFieldsAfter('benefits', offerStepsField),
      },
    )
