import type { PluginMenuEntry } from '@/components/admin/frame/menuEntry'
import { contentProblemsMenuEntry } from './content-care/admin/contentProblemsMenuEntry'
import { keptForLaterMenuEntry } from './retention/admin/keptForLaterList'
import { systemMenuEntry } from './system-page/admin/systemMenuEntry'

/** The links that plugins add to the menu of the admin. */
export const pluginAdminMenuEntries: readonly PluginMenuEntry[] = [
  keptForLaterMenuEntry,
  contentProblemsMenuEntry,
  systemMenuEntry,
]
