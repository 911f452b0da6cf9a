import type { ListTool } from '@/components/admin/list/listTool'
import { CollectionSelection } from './CollectionSelection'
import { ExportLink } from './ExportLink'
import { SelectableTable } from './SelectableTable'
import { StandardListView } from './StandardListView'

export const listTool: ListTool = {
  name: 'list-tools',
  HeadAction: ExportLink,
  Selection: CollectionSelection,
  Table: SelectableTable,
  StandardView: StandardListView,
}
