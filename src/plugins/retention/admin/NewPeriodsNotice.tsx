import type { ServerProps } from 'payload'
import type { PluginDashboardNotice } from '@/components/admin/dashboard/dashboardNotice'
import { ActionNotice } from '@/components/admin/notice/ActionNotice'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { countApplicationsDueAfterGrace } from '@/src/plugins/retention/queries/countApplicationsDueAfterGrace'
import { retentionPreviewWords as words } from '@/src/plugins/retention/words/admin/retention'

/** Tells Super Administrators, during the grace after an update, what the new periods will delete. */
async function NewPeriodsNotice({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!isActiveSuperAdmin(user)) return null
  const expected = await countApplicationsDueAfterGrace(payload, new Date())
  if (!expected) return null
  return (
    <ActionNotice
      action={words.newPeriodsAction}
      href={`${payload.config.routes.admin}/globals/data-retention`}
      sentence={words.newPeriods(expected).join(' ')}
    />
  )
}

export const newPeriodsNotice: PluginDashboardNotice = {
  name: 'new-periods',
  Notice: NewPeriodsNotice,
}
