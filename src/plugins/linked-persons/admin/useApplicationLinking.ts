'use client'

import { toast } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { showUndoToast } from '@/components/admin/notice/showSuccess'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { applicationLinkWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'
import {
  type ApplicationSearchResult,
  linkApplications,
  linkErrorText,
  searchApplicationsToLink,
  unlinkApplications,
} from './linkRequests'

type ApplicationLinkingOptions = { application: number; linkedIds: number[]; onClose: () => void }
type ApplicationLinkingState = { found: ApplicationSearchResult | null; problem: string | null }

export function useApplicationLinking({
  application,
  linkedIds,
  onClose,
}: ApplicationLinkingOptions) {
  const refreshPage = usePageRefresh()
  const [shown, show] = useState<ApplicationLinkingState>({ found: null, problem: null })
  const [isSearching, startSearch] = useTransition()
  const { isBusy, run } = useRequestAction()

  const search = (typed: string) =>
    startSearch(async () => {
      const found = await searchApplicationsToLink(typed, linkedIds)
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
      failed: linkErrorText,
      onFailed: (problem) => show({ ...shown, problem }),
      onDone: ({ doc }) => {
        showUndoToast(words.linked, () => void takeBack(doc.id))
        onClose()
      },
    })
  return { ...shown, isBusy: isBusy || isSearching, link, search }
}
