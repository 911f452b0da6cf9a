import type { ListViewClientProps, ListViewServerProps } from 'payload'

/** The props of a server-rendered list view that may be passed to a client component. */
export function pickListViewClientProps(props: ListViewServerProps): ListViewClientProps {
  return {
    AfterList: props.AfterList,
    AfterListTable: props.AfterListTable,
    BeforeList: props.BeforeList,
    BeforeListTable: props.BeforeListTable,
    Description: props.Description,
    Table: props.Table,
    collectionSlug: props.collectionSlug,
    columnState: props.columnState,
    disableBulkDelete: props.disableBulkDelete,
    disableBulkEdit: props.disableBulkEdit,
    disableQueryPresets: props.disableQueryPresets,
    enableRowSelections: props.enableRowSelections,
    hasCreatePermission: props.hasCreatePermission,
    hasDeletePermission: props.hasDeletePermission,
    hasTrashPermission: props.hasTrashPermission,
    listMenuItems: props.listMenuItems,
    newDocumentURL: props.newDocumentURL,
    queryPreset: props.queryPreset,
    queryPresetPermissions: props.queryPresetPermissions,
    renderedFilters: props.renderedFilters,
    resolvedFilterOptions: props.resolvedFilterOptions,
    viewType: props.viewType,
  }
}
