import type { Column, ListViewClientProps } from 'payload'
import type { ComponentType } from 'react'
import type { ActionableCollection } from '@/src/content/admin/rowActionTexts'

/** What a plugin adds to the lists of the admin: client components. */
export type PluginListTool = {
  name: string
  /** In the head of a list, beside its trash. */
  HeadAction: ComponentType<{ collection: ActionableCollection }>
  /** Between the filters and the table. */
  Selection: ComponentType<{ collection: ActionableCollection }>
  /** Instead of Payload's table. */
  Table: ComponentType<{
    collection: ActionableCollection
    columns: Column[]
    docs: ListedDocument[]
  }>
  /** Instead of Payload's list view, for the lists without a view of their own. */
  StandardView: ComponentType<ListViewClientProps>
}

type ListedDocument = { id: number | string; [field: string]: unknown }
