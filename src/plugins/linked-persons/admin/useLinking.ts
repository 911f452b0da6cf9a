'use client'

import { toast } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { usePageRefresh } from '@/components/admin/frame/PageRefresh'
import { showUndoable } from '@/components/admin/notice/showSuccess'
import { useAction } from '@/components/admin/request/useAction'
import { linkWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'
import {
  linkApplications,
  notLinked,
  type SearchResult,
  searchApplications,
  unlinkApplications,
} from './linkRequests'

type Options = { application: number; linkedIds: number[]; onClose: () => void }
type LinkingState = { found: SearchResult | null; problem: string | null }

export function useLinking({ application, linkedIds, onClose }: Options) {
  const refreshPage = usePageRefresh()
  const [shown, show] = useState<LinkingState>({ found: null, problem: null })
  const [isSearching, startSearch] = useTransition()
  const { isBusy, run } = useAction()

  const search = (typed: string) =>
    startSearch(async () => {
      const found = await searchApplications(typed, linkedIds)
      show({ found, problem: found ? null : words.findFailed })
    })
  const takeBack = async (link: number) => {
    if ((await unlinkApplications(link)).ok) toast.success(words.unlinked)
    else toast.error(words.unlinkFailed)
    refreshPage()
  }
  const link = (other: number) =>
    void run({
      send: () => linkApplications(application, other),
      failed: notLinked,
      onFailed: (problem) => show({ ...shown, problem }),
      onDone: ({ doc }) => {
        showUndoable(words.linked, () => void takeBack(doc.id))
        onClose()
      },
    })
  return { ...shown, isBusy: isBusy || isSearching, link, search }
}
