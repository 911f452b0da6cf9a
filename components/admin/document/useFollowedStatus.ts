'use client'

import { useConfig, useRouteTransition } from '@payloadcms/ui'
import { useRefresh } from '@/components/ui/useRefresh'
import type { WatchedCollection } from '@/src/domain/attention'
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
  const { isTransitioning } = useRouteTransition()
  const refresh = useRefresh(isTransitioning)
  const address = `${config.serverURL}${config.routes.api}/${collection}/${id}?depth=0&select[status]=true`

  useRecordChange(collection, async () => {
    const answer = await fetch(address, { credentials: 'include' }).catch(() => null)
    const stored: { status?: string } = answer?.ok ? await answer.json() : {}
    if (stored.status === undefined || stored.status === status) return
    onChange?.(stored.status)
    refresh()
  })
}
