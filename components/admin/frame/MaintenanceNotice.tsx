import type { ServerProps } from 'payload'
import { ActionNotice } from '@/components/admin/notice/ActionNotice'
import { websiteSettingsText } from '@/src/content/admin/websiteSettings'

const { notice } = websiteSettingsText.maintenanceMode

/** Shows staff that visitors see the maintenance page. */
export async function MaintenanceNotice({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null
  const { maintenanceMode } = await payload.findGlobal({
    slug: 'website-settings',
    depth: 0,
    select: { maintenanceMode: true },
    overrideAccess: false,
    user,
  })
  if (!maintenanceMode) return null
  const settings = `${payload.config.routes.admin}/globals/website-settings`
  return <ActionNotice action={notice.action} href={settings} sentence={notice.sentence} />
}
