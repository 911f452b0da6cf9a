'use client'

import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { adminLayoutText } from '@/src/content/admin/adminLayout'
import styles from './AdminHeader.module.css'
import { adminMainMenuEntries, isCurrentPage } from './adminMainMenuEntries'
import { NAVIGATION_ID } from './navigationId'
import { usePathname } from './routing'
import { useMenuBadgeCounts } from './staffChanges'

/** Button for narrow screens that names the current page and opens the menu. */
export function MenuButton() {
  const pathname = usePathname()
  const counts = useMenuBadgeCounts()
  const currentEntry = adminMainMenuEntries.find(({ href }) => isCurrentPage(pathname, href))
  const hasPendingWork = counts !== null && counts.pendingApplications + counts.newMessages > 0
  return (
    <button className={styles.menu} popoverTarget={NAVIGATION_ID} type="button">
      {currentEntry && <Icon icon={currentEntry.icon} size={1.5} />}
      <span>
        {currentEntry && <span className="sr-only">{`${adminLayoutText.menu}\u00A0: `}</span>}
        <span>{currentEntry?.label ?? adminLayoutText.menu}</span>
      </span>
      {hasPendingWork && <span aria-hidden="true" className={styles.dot} />}
      <Icon className={styles.chevron} icon={ChevronDown} size={1.5} />
    </button>
  )
}
