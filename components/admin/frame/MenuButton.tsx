'use client'

import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { frameText } from '@/src/content/admin/frame'
import styles from './AdminHeader.module.css'
import { isCurrentPage, mainEntries } from './mainEntries'
import { NAVIGATION_ID } from './navigationId'
import { usePathname } from './routing'
import { useAttention } from './staffChanges'

/** Button for narrow screens that names the current page and opens the menu. */
export function MenuButton() {
  const pathname = usePathname()
  const counts = useAttention()
  const currentEntry = mainEntries.find(({ href }) => isCurrentPage(pathname, href))
  const hasPendingWork = counts !== null && counts.pendingApplications + counts.newMessages > 0
  return (
    <button className={styles.menu} popoverTarget={NAVIGATION_ID} type="button">
      {currentEntry && <Icon icon={currentEntry.icon} size={1.5} />}
      <span>
        {currentEntry && <span className="sr-only">{`${frameText.menu}\u00A0: `}</span>}
        <span>{currentEntry?.label ?? frameText.menu}</span>
      </span>
      {hasPendingWork && <span aria-hidden="true" className={styles.dot} />}
      <Icon className={styles.chevron} icon={ChevronDown} size={1.5} />
    </button>
  )
}
