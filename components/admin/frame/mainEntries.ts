import type { IconNode } from 'lucide'
import { AtSign, BriefcaseBusiness, Inbox, LayoutDashboard, MessageSquareText } from 'lucide'
import { frameText } from '@/src/content/admin/frame'
import type { AttentionCounts, WatchedCollection } from '@/src/domain/admin/attention'
import { TO_READ_PATH } from '@/src/domain/admin/toRead'
import { mainMenuEntries } from '@/src/plugins/mainMenuEntries'

export type MainEntry = {
  href: string
  label: string
  icon: IconNode
  /** Count shown after the label. */
  counted?: {
    of: WatchedCollection | 'toRead'
    count: keyof AttentionCounts
    needsAttention: boolean
  }
  /** The entry is hidden while its count is zero. */
  isOccasional?: true
}

const ADMIN_PATH = '/admin'

/** Menu entries for daily work, shown before the groups of settings. */
export const mainEntries: readonly MainEntry[] = [
  { href: ADMIN_PATH, label: frameText.dashboard, icon: LayoutDashboard },
  listEntry('job-offers', BriefcaseBusiness, 'jobOffers', false),
  listEntry('job-applications', Inbox, 'pendingApplications', true),
  {
    href: TO_READ_PATH,
    label: frameText.toRead,
    icon: AtSign,
    counted: { of: 'toRead', count: 'toRead', needsAttention: true },
    isOccasional: true,
  },
  listEntry('contact-messages', MessageSquareText, 'newMessages', true),
  ...mainMenuEntries,
]

function listEntry(
  collection: WatchedCollection,
  icon: IconNode,
  count: keyof AttentionCounts,
  needsAttention: boolean,
): MainEntry {
  const href = `${ADMIN_PATH}/collections/${collection}`
  const label = frameText.collections[collection]
  return { href, label, icon, counted: { of: collection, count, needsAttention } }
}

/** Whether the path is this menu entry or one of its subpages. */
export function isCurrentPage(pathname: string, href: string): boolean {
  return pathname === href || (href !== ADMIN_PATH && pathname.startsWith(`${href}/`))
}
