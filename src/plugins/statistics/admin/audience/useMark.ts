'use client'

import { type RequestOptions, readStatus, request } from '@/components/admin/request/request'
import { useAction } from '@/components/admin/request/useAction'
import type { DayMark } from '@/src/plugins/statistics/rules/dayMark'
import { dayMarksText as text } from '@/src/plugins/statistics/words/admin/dayMarks'

type MarkInput = Omit<DayMark, 'id'>

/** Creates, changes and deletes notes about days through Payload's REST API, which checks access. */
export function useMark() {
  const { isBusy, run } = useAction()

  const keep = (mark: MarkInput, id: number | null, onDone: () => void) =>
    void run({
      send: () =>
        id === null
          ? sendMark('', { method: 'POST', body: mark })
          : sendMark(`/${id}`, { method: 'PATCH', body: mark }),
      done: id === null ? text.added : text.saved,
      failed: text.failed,
      onDone,
    })
  const remove = (id: number) =>
    run({
      send: () => sendMark(`/${id}`, { method: 'DELETE' }),
      done: text.deleted,
      failed: text.deleteFailed,
    })
  return { isBusy, keep, remove }
}

const sendMark = (path: string, sent: RequestOptions) =>
  request(`/api/day-marks${path}`, sent, readStatus)
