import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { DayMarks } from './collections/DayMarks'
import { StatisticsTokens } from './collections/StatisticsTokens'
import { statisticsViews } from './configuration/statisticsViews'
import { sendStatisticsMails } from './jobs/sendStatisticsMails'

/** Reports on visits and recruitment. */
export const statistics =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    extendConfig(config, {
      collections: [DayMarks, StatisticsTokens],
      tasks: [sendStatisticsMails(outlets)],
      views: statisticsViews,
    })
