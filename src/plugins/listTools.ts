import type { PluginListTool } from '@/components/admin/list/listTool'
import { exportAndSelectionTool } from './list-tools/admin/exportAndSelectionTool'

/** What plugins add to the lists of the admin. The table and the standard view of the first entry count. */
export const listTools: readonly PluginListTool[] = [exportAndSelectionTool]
