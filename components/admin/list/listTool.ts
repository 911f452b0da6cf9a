import type { Column, ListViewClientProps } from 'payload'
import type { ComponentType } from 'react'
import type { ActionableCollection } from '@/src/content/admin/rowActionTexts'

/** The client components that a plugin adds to the lists of the admin. */
export type PluginListTool = {
  name: string
  /** Shown in the head of a list, beside its trash. */
  HeadAction: ComponentType<{ collection: ActionableCollection }>
  /** Shown between the filters and the table. */
  Selection: ComponentType<{ collection: ActionableCollection }>
  /** Replaces Payload's table. */
  Table: ComponentType<{
    collection: ActionableCollection
    columns: Column[]
    docs: ListedDocument[]
  }>
  /** Replaces Payload's list view where a list has no view of its own. */
  StandardView: ComponentType<ListViewClientProps>
}

type ListedDocument = { id: number | string; [field: string]: unknown }
