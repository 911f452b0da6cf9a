import type { IconNode } from 'lucide'
import { BriefcaseBusiness, Inbox, LayoutDashboard, MessageSquareText } from 'lucide'
import { frameText } from '@/src/content/admin/frame'
import type { AttentionCounts, WatchedCollection } from '@/src/domain/admin/attention'

export type MainEntry = {
  href: string
  label: string
  icon: IconNode
  /** What stands behind the label. */
  counted?: { collection: WatchedCollection; count: keyof AttentionCounts; needsAttention: boolean }
}

const ADMIN = '/admin'

/** The four places where staff work, before everything that is set up only now and then. */
export const mainEntries: readonly MainEntry[] = [
  { href: ADMIN, label: frameText.dashboard, icon: LayoutDashboard },
  listEntry('job-offers', BriefcaseBusiness, 'jobOffers', false),
  listEntry('job-applications', Inbox, 'pendingApplications', true),
  listEntry('contact-messages', MessageSquareText, 'newMessages', true),
]

function listEntry(
  collection: WatchedCollection,
  icon: IconNode,
  count: keyof AttentionCounts,
  needsAttention: boolean,
): MainEntry {
  const href = `${ADMIN}/collections/${collection}`
  const label = frameText.collections[collection]
  return { href, label, icon, counted: { collection, count, needsAttention } }
}

/** Whether the page at this path belongs to the place. */
export function isAt(pathname: string, href: string): boolean {
  return pathname === href || (href !== ADMIN && pathname.startsWith(`${href}/`))
}
