'use client'

import { discardBody, type RequestOptions, request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import type { StaffDayNote } from '@/src/plugins/statistics/rules/dayNote'
import { dayNotesText as text } from '@/src/plugins/statistics/words/admin/dayMarks'

type DayNoteInput = Omit<StaffDayNote, 'id'>

/** Creates, changes and deletes notes about days through Payload's REST API, which checks access. */
export function useDayNoteRequests() {
  const { isBusy, run } = useRequestAction()

  const keep = (mark: DayNoteInput, id: number | null, onDone: () => void) =>
    void run({
      send: () =>
        id === null
          ? sendDayNoteRequest('', { method: 'POST', body: mark })
          : sendDayNoteRequest(`/${id}`, { method: 'PATCH', body: mark }),
      done: id === null ? text.added : text.saved,
      failed: text.failed,
      onDone,
    })
  const remove = (id: number) =>
    run({
      send: () => sendDayNoteRequest(`/${id}`, { method: 'DELETE' }),
      done: text.deleted,
      failed: text.deleteFailed,
    })
  return { isBusy, keep, remove }
}

const sendDayNoteRequest = (path: string, sent: RequestOptions) =>
  request(`/api/day-marks${path}`, sent, discardBody)
