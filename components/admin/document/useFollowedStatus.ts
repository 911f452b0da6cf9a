'use client'

import { useConfig } from '@payloadcms/ui'
import type { WatchedCollection } from '@/src/domain/admin/attention'
import { usePageRefresh } from '../frame/PageRefresh'
import { useRecordChange } from '../frame/StaffEvents'

type Followed = {
  collection: WatchedCollection
  id: number | string
  /** As it is shown. */
  status: string
  onChange?: (status: string) => void
}

/** Notices that somebody else has decided on the open document, and draws anew what the server says of it. */
export function useFollowedStatus({ collection, id, status, onChange }: Followed) {
  const { config } = useConfig()
  const refreshPage = usePageRefresh()
  // Asked as a list: a document that has been deleted meanwhile is no failure.
  const query = `where[id][equals]=${id}&select[status]=true&depth=0&limit=1`
  const address = `${config.serverURL}${config.routes.api}/${collection}?${query}`

  useRecordChange(collection, async () => {
    const answer = await fetch(address, { credentials: 'include' }).catch(() => null)
    const found: { docs?: { status?: string }[] } = answer?.ok ? await answer.json() : {}
    const stored = found.docs?.[0]?.status
    if (stored === undefined || stored === status) return
    onChange?.(stored)
    refreshPage()
  })
}
