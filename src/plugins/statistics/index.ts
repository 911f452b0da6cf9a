import type { Config } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { addFieldsBefore } from '@/src/configuration/addFieldsBefore'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { DayNotesCollection } from './collections/DayNotesCollection'
import { offerFunnelUiField } from './collections/offerFunnelUiField'
import { PageVisits } from './collections/PageVisits'
import { StatisticsTokens } from './collections/StatisticsTokens'
import { statisticsMailField } from './collections/statisticsMailField'
import { VisitExclusions } from './collections/VisitExclusions'
import { statisticsViews } from './configuration/statisticsViews'
import { addTimezoneRecountHook } from './globals/recountVisits'
import { recountVisitsTask } from './jobs/recountVisitsTask'
import { sendStatisticsMailsTask } from './jobs/sendStatisticsMails'

/** Plugin with the statistics pages: visits and recruitment. */
export const statistics =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config => {
    const extended = extendConfig(config, {
      collections: [DayNotesCollection, StatisticsTokens],
      tasks: [sendStatisticsMailsTask(outlets), recountVisitsTask],
      views: statisticsViews,
    })
    const listed = extendConfig(extended, {
      collections: [PageVisits, VisitExclusions],
      listedAfter: 'audit-entries',
    })
    return changeGlobals(
      changeCollections(listed, {
        'job-offers': addFieldsAfter('titleSearchText', offerFunnelUiField),
        users: addFieldsBefore('invitedAt', statisticsMailField),
      }),
      { 'website-settings': addTimezoneRecountHook },
    )
  }
