'use client'

import { toast } from '@payloadcms/ui'
import { useTransition } from 'react'
import { dayMarksText as text } from '@/src/content/admin/dayMarks'
import type { DayMark } from '@/src/domain/visits/dayMark'
import { usePageRefresh } from '../../frame/PageRefresh'

type Written = Omit<DayMark, 'id'>

/** Writes a mark through Payload, whose rights hold there as everywhere; the page is then drawn anew. */
export function useMark() {
  const [isBusy, start] = useTransition()
  const refreshPage = usePageRefresh()

  const keep = (mark: Written, id: number | null, done: () => void) =>
    start(async () => {
      const kept = await send(id === null ? '' : `/${id}`, id === null ? 'POST' : 'PATCH', mark)
      if (!kept) {
        toast.error(text.failed)
        return
      }
      toast.success(id === null ? text.added : text.saved)
      done()
      refreshPage()
    })

  const remove = async (id: number) => {
    if (!(await send(`/${id}`, 'DELETE'))) {
      toast.error(text.deleteFailed)
      return
    }
    toast.success(text.deleted)
    refreshPage()
  }
  return { isBusy, keep, remove }
}

async function send(path: string, method: 'POST' | 'PATCH' | 'DELETE', mark?: Written) {
  const answer = await fetch(`/api/day-marks${path}`, {
    method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: mark && JSON.stringify(mark),
  }).catch(() => null)
  return answer?.ok === true
}
