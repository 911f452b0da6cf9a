import type { PluginListTool } from '@/components/admin/list/listTool'
import { ExportLink } from './ExportLink'
import { SelectableTable } from './SelectableTable'
import { SelectedRowsActions } from './SelectedRowsActions'
import { StandardListView } from './StandardListView'

export const exportAndSelectionTool: PluginListTool = {
  name: 'list-tools',
  HeadAction: ExportLink,
  Selection: SelectedRowsActions,
  Table: SelectableTable,
  StandardView: StandardListView,
}
