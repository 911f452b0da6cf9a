'use client'

import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { frameText } from '@/src/content/admin/frame'
import styles from './AdminHeader.module.css'
import { isAt, mainEntries } from './mainEntries'
import { NAVIGATION_ID } from './navigationId'
import { usePathname } from './routing'
import { useAttention } from './StaffEvents'

/** On narrow screens: where one is, and the way elsewhere. */
export function MenuButton() {
  const pathname = usePathname()
  const counts = useAttention()
  const here = mainEntries.find(({ href }) => isAt(pathname, href))
  const waits = counts !== null && counts.pendingApplications + counts.newMessages > 0
  return (
    <button className={styles.menu} popoverTarget={NAVIGATION_ID} type="button">
      {here && <Icon icon={here.icon} size={1.5} />}
      <span>
        {here && <span className="sr-only">{`${frameText.menu}\u00A0: `}</span>}
        <span>{here?.label ?? frameText.menu}</span>
      </span>
      {waits && <span aria-hidden="true" className={styles.dot} />}
      <Icon className={styles.chevron} icon={ChevronDown} size={1.5} />
    </button>
  )
}
