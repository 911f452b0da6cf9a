import { createLocalReq, type ServerProps } from 'payload'
import type { DashboardNotice } from '@/components/admin/dashboard/dashboardNotice'
import { Notice } from '@/components/admin/notice/Notice'
import { findPlannedPages } from '@/src/plugins/scheduled-changes/queries/findPlannedPages'
import { plannedWords as words } from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import { plannedAddress } from './plannedAddress'

/** Warning on the start page that a planned change was not carried out. */
export async function PlannedAlarm({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null
  const changes = await findPlannedPages(await createLocalReq({ user }, payload), new Date())
  const [first, ...others] = changes.filter(({ state }) => state !== 'planned')
  if (!first) return null
  const href = plannedAddress(first.place)
  return <Notice action={words.alarmAction} href={href} sentence={words.alarm(1 + others.length)} />
}

export const plannedNotice: DashboardNotice = { name: 'planned', Notice: PlannedAlarm }
