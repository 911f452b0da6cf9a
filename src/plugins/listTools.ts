import type { PluginListTool } from '@/components/admin/list/listTool'
import { exportAndSelectionTool } from './list-tools/admin/exportAndSelectionTool'

/** The tools of plugins for lists. Only the first table and standard view are used. */
export const listTools: readonly PluginListTool[] = [exportAndSelectionTool]
