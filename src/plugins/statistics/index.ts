import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import { fieldsBefore } from '@/src/configuration/fieldsBefore'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { DayMarks } from './collections/DayMarks'
import { StatisticsTokens } from './collections/StatisticsTokens'
import { statisticsMailField } from './collections/statisticsMailField'
import { withVisitList } from './collections/withVisitList'
import { statisticsViews } from './configuration/statisticsViews'
import { sendStatisticsMails } from './jobs/sendStatisticsMails'

/** The statistics pages: visits and recruitment. */
export const statistics =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [DayMarks, StatisticsTokens],
        tasks: [sendStatisticsMails(outlets)],
        views: statisticsViews,
      }),
      { 'page-visits': withVisitList, users: fieldsBefore('invitedAt', statisticsMailField) },
    )
