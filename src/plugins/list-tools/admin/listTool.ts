import type { PluginListTool } from '@/components/admin/list/listTool'
import { SelectedRowsActions } from './CollectionSelection'
import { ExportLink } from './ExportLink'
import { SelectableTable } from './SelectableTable'
import { StandardListView } from './StandardListView'

export const exportAndSelectionTool: PluginListTool = {
  name: 'list-tools',
  HeadAction: ExportLink,
  Selection: SelectedRowsActions,
  Table: SelectableTable,
  StandardView: StandardListView,
}
