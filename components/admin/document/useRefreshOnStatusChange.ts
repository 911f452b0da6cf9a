'use client'

import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { useRecordChange } from '@/components/admin/frame/staffChanges'
import { request } from '@/components/admin/request/request'
import type { LiveUpdatedCollection } from '@/src/domain/admin/liveUpdates'

type Options = {
  collection: LiveUpdatedCollection
  id: number | string
  /** Status that the page currently shows. */
  status: string
  onChange?: (status: string) => void
}

/** Refreshes the page when a colleague has changed the status of the open document. */
export function useRefreshOnStatusChange({ collection, id, status, onChange }: Options) {
  const refreshPage = usePageRefresh()
  // A query of the list returns an empty list, not an error, if the document was deleted meanwhile.
  const query = `where[id][equals]=${id}&select[status]=true&depth=0&limit=1`
  const url = `/api/${collection}?${query}`

  useRecordChange(collection, async () => {
    const reply = await request<{ docs: { status?: string }[] }>(url)
    const stored = reply.ok ? reply.body.docs[0]?.status : undefined
    if (stored === undefined || stored === status) return
    onChange?.(stored)
    refreshPage()
  })
}
