import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { extendConfig } from '@/src/configuration/extendConfig'
import { fieldsAfter } from '@/src/configuration/fieldsAfter'
import { fieldsBefore } from '@/src/configuration/fieldsBefore'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { DayMarks } from './collections/DayMarks'
import { offerVisitsField } from './collections/offerVisitsField'
import { PageVisits } from './collections/PageVisits'
import { StatisticsTokens } from './collections/StatisticsTokens'
import { statisticsMailField } from './collections/statisticsMailField'
import { VisitExclusions } from './collections/VisitExclusions'
import { statisticsViews } from './configuration/statisticsViews'
import { withRecount } from './globals/recountVisits'
import { recountVisits } from './jobs/recountVisits'
import { sendStatisticsMails } from './jobs/sendStatisticsMails'

/** The statistics pages: visits and recruitment. */
export const statistics =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config => {
    const extended = extendConfig(config, {
      collections: [DayMarks, StatisticsTokens],
      tasks: [sendStatisticsMails(outlets), recountVisits],
      views: statisticsViews,
    })
    const listed = extendConfig(extended, {
      collections: [PageVisits, VisitExclusions],
      listedAfter: 'audit-entries',
    })
    return changeGlobals(
      changeCollections(listed, {
        'job-offers': fieldsAfter('titleSearchText', offerVisitsField),
        users: fieldsBefore('invitedAt', statisticsMailField),
      }),
      { 'website-settings': withRecount },
    )
  }
