import type { MainMenuEntry } from '@/components/admin/frame/adminMainMenuEntries'
import { statisticsMenuEntry } from './statistics/admin/statisticsMenuEntry'

/** The links that plugins add to those for daily work. Client components read them. */
export const pluginMainMenuEntries: readonly MainMenuEntry[] = [statisticsMenuEntry]
