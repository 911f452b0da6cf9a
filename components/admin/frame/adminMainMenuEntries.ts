import type { IconNode } from 'lucide'
import { AtSign, BriefcaseBusiness, Inbox, LayoutDashboard, MessageSquareText } from 'lucide'
import { adminLayoutText } from '@/src/content/admin/adminLayout'
import type { LiveUpdatedCollection, MenuBadgeCounts } from '@/src/domain/admin/liveUpdates'
import { OPINION_REQUESTED_PATH } from '@/src/domain/admin/opinionRequested'
import { pluginMainMenuEntries } from '@/src/plugins/pluginMainMenuEntries'

export type MainMenuEntry = {
  href: string
  label: string
  icon: IconNode
  /** Count shown after the label. */
  counted?: {
    of: LiveUpdatedCollection | 'toRead'
    count: keyof MenuBadgeCounts
    needsAttention: boolean
  }
  /** The entry is hidden while its count is zero. */
  isOccasional?: true
}

const ADMIN_PATH = '/admin'

/** Menu entries for daily work, shown before the groups of settings. */
export const adminMainMenuEntries: readonly MainMenuEntry[] = [
  { href: ADMIN_PATH, label: adminLayoutText.dashboard, icon: LayoutDashboard },
  createListMenuEntry('job-offers', BriefcaseBusiness, 'jobOffers', false),
  createListMenuEntry('job-applications', Inbox, 'pendingApplications', true),
  {
    href: OPINION_REQUESTED_PATH,
    label: adminLayoutText.toRead,
    icon: AtSign,
    counted: { of: 'toRead', count: 'toRead', needsAttention: true },
    isOccasional: true,
  },
  createListMenuEntry('contact-messages', MessageSquareText, 'newMessages', true),
  ...pluginMainMenuEntries,
]

function createListMenuEntry(
  collection: LiveUpdatedCollection,
  icon: IconNode,
  count: keyof MenuBadgeCounts,
  needsAttention: boolean,
): MainMenuEntry {
  const href = `${ADMIN_PATH}/collections/${collection}`
  const label = adminLayoutText.collections[collection]
  return { href, label, icon, counted: { of: collection, count, needsAttention } }
}

/** Whether the path is this menu entry or one of its subpages. */
export function isCurrentPage(pathname: string, href: string): boolean {
  return pathname === href || (href !== ADMIN_PATH && pathname.startsWith(`${href}/`))
}
