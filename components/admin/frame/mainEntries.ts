import type { IconNode } from 'lucide'
import {
  AtSign,
  BriefcaseBusiness,
  ChartLine,
  Inbox,
  LayoutDashboard,
  MessageSquareText,
} from 'lucide'
import { frameText } from '@/src/content/admin/frame'
import { statisticsText } from '@/src/content/admin/statistics'
import type { AttentionCounts, WatchedCollection } from '@/src/domain/admin/attention'
import { STATISTICS_PAGES } from '@/src/domain/admin/statisticsPages'
import { TO_READ_PATH } from '@/src/domain/admin/toRead'

export type MainEntry = {
  href: string
  label: string
  icon: IconNode
  /** What stands behind the label. */
  counted?: {
    of: WatchedCollection | 'toRead'
    count: keyof AttentionCounts
    needsAttention: boolean
  }
  /** Not there at all while there is nothing to count. */
  isOccasional?: true
}

const ADMIN = '/admin'

/** The places where staff work, before everything that is set up only now and then. */
export const mainEntries: readonly MainEntry[] = [
  { href: ADMIN, label: frameText.dashboard, icon: LayoutDashboard },
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
  { href: `${ADMIN}${STATISTICS_PAGES.audience}`, label: statisticsText.title, icon: ChartLine },
]

function listEntry(
  collection: WatchedCollection,
  icon: IconNode,
  count: keyof AttentionCounts,
  needsAttention: boolean,
): MainEntry {
  const href = `${ADMIN}/collections/${collection}`
  const label = frameText.collections[collection]
  return { href, label, icon, counted: { of: collection, count, needsAttention } }
}

/** Whether the page at this path belongs to the place. */
export function isAt(pathname: string, href: string): boolean {
  return pathname === href || (href !== ADMIN && pathname.startsWith(`${href}/`))
}
