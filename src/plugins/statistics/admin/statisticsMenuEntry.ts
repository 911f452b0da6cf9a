import { ChartLine } from 'lucide'
import type { MainMenuEntry } from '@/components/admin/frame/adminMainMenuEntries'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { statisticsText } from '@/src/plugins/statistics/words/admin/statistics'

export const statisticsMenuEntry: MainMenuEntry = {
  href: `/admin${STATISTICS_PAGES.audience}`,
  label: statisticsText.title,
  icon: ChartLine,
}
