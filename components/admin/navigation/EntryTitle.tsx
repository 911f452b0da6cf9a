'use client'

import { useRowLabel } from '@payloadcms/ui'
import { navigationSettingsText } from '@/src/content/admin/navigationSettings'

type Entry = { label?: string; isActive?: boolean }

const { items: words } = navigationSettingsText

/** A folded entry of the menu: its rank, its name, and whether visitors see it. */
export function EntryTitle() {
  const { data, rowNumber = 0 } = useRowLabel<Entry | undefined>()
  const label = data?.label?.trim() || words.singular
  const hidden = data?.isActive === false ? ` (${words.hidden})` : ''
  return <span>{`${rowNumber + 1}. ${label}${hidden}`}</span>
}
