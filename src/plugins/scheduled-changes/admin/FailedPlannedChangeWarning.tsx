import { createLocalReq, type ServerProps } from 'payload'
import type { PluginDashboardNotice } from '@/components/admin/dashboard/dashboardNotice'
import { ActionNotice } from '@/components/admin/notice/ActionNotice'
import { findPlannedChangesWithTitles } from '@/src/plugins/scheduled-changes/queries/findPlannedChangesWithTitles'
import { plannedChangeWords as words } from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import { adminUrlOfPlannedPage } from './adminUrlOfPlannedPage'

/** Warning on the start page that a planned change was not carried out. */
export async function FailedPlannedChangeWarning({
  payload,
  user,
}: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null
  const changes = await findPlannedChangesWithTitles(
    await createLocalReq({ user }, payload),
    new Date(),
  )
  const [first, ...others] = changes.filter(({ state }) => state !== 'planned')
  if (!first) return null
  const href = adminUrlOfPlannedPage(first.place)
  return (
    <ActionNotice
      action={words.alarmAction}
      href={href}
      sentence={words.alarm(1 + others.length)}
    />
  )
}

export const failedPlannedChangeNotice: PluginDashboardNotice = {
  name: 'planned',
  Notice: FailedPlannedChangeWarning,
}
