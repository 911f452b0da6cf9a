'use client'

import { useRowLabel } from '@payloadcms/ui'
import { navigationSettingsText } from '@/src/content/admin/navigationSettings'

type MenuEntryValues = { label?: string; isActive?: boolean }

const { items: words } = navigationSettingsText

/** Row label of a collapsed menu entry: its position, its label, and a note if visitors do not see it. */
export function MenuEntryTitle() {
  const { data, rowNumber = 0 } = useRowLabel<MenuEntryValues | undefined>()
  const label = data?.label?.trim() || words.singular
  const hidden = data?.isActive === false ? ` (${words.hidden})` : ''
  return <span>{`${rowNumber + 1}. ${label}${hidden}`}</span>
}
