'use client'

import { toast } from '@payloadcms/ui'
import { useState, useTransition } from 'react'
import { linkWords as words } from '@/src/content/admin/applicationLinks'
import { usePageRefresh } from '../frame/PageRefresh'
import { sayUndoable } from '../notice/sayDone'
import { type Found, linkApplications, searchApplications, unlinkApplications } from './askLinks'

type Options = { application: number; known: number[]; onClose: () => void }
type Shown = { found: Found | null; problem: string | null }

export function useLinking({ application, known, onClose }: Options) {
  const refreshPage = usePageRefresh()
  const [shown, show] = useState<Shown>({ found: null, problem: null })
  const [isBusy, startAsking] = useTransition()

  const search = (typed: string) =>
    startAsking(async () => {
      const found = await searchApplications(typed, known)
      show({ found, problem: found ? null : words.findFailed })
    })
  const takeBack = async (link: number) => {
    if (await unlinkApplications(link)) toast.success(words.unlinked)
    else toast.error(words.unlinkFailed)
    refreshPage()
  }
  const link = (other: number) =>
    startAsking(async () => {
      const answer = await linkApplications(application, other)
      if (!answer.ok) return show({ ...shown, problem: answer.problem })
      sayUndoable(words.linked, () => void takeBack(answer.link))
      onClose()
      refreshPage()
    })
  return { ...shown, isBusy, link, search }
}
