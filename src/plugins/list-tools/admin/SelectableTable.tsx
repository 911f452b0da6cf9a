'use client'

import { Table, useConfig } from '@payloadcms/ui'
import { type ComponentProps, useRef } from 'react'
import type { PluginListTool } from '@/components/admin/list/listTool'
import { type ShiftSelectionState, selectionColumn } from './SelectionBoxes'

/** Payload's table with a named checkbox for each row. */
export function SelectableTable({
  collection,
  columns,
  docs,
}: ComponentProps<PluginListTool['Table']>) {
  const { getEntityConfig } = useConfig()
  const reach = useRef<ShiftSelectionState>({ from: null, isHeld: false })
  const title = getEntityConfig({ collectionSlug: collection }).admin.useAsTitle ?? 'id'
  const rows = docs.map((doc) => ({ id: doc.id, name: String(doc[title] ?? doc.id) }))
  return <Table columns={[selectionColumn(rows, reach), ...columns]} data={docs} />
}
