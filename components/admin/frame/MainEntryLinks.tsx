'use client'

import { Link } from '@payloadcms/ui'
import { Icon } from '@/components/ui/Icon'
import type { MenuBadgeCounts } from '@/src/domain/admin/liveUpdates'
import styles from './AdminNavigation.module.css'
import { adminMainMenuEntries, isCurrentPage, type MainMenuEntry } from './adminMainMenuEntries'
import { CountBadge } from './CountBadge'
import { usePathname } from './routing'
import { useMenuBadgeCounts } from './staffChanges'

type Props = { counts: MenuBadgeCounts }

/** @param counts initial counts from the server render, replaced by those of the first event */
export function MainEntryLinks({ counts }: Props) {
  const pathname = usePathname()
  const current = useMenuBadgeCounts() ?? counts
  const isVisible = ({ counted, isOccasional }: MainMenuEntry) =>
    !isOccasional || (counted !== undefined && current[counted.count] > 0)
  return (
    <ul className={styles.main}>
      {adminMainMenuEntries.filter(isVisible).map(({ href, label, icon, counted }) => (
        <li key={href}>
          <Link
            aria-current={isCurrentPage(pathname, href) ? 'page' : undefined}
            className={styles.mainLink}
            href={href}
            prefetch={false}
          >
            <Icon className={styles.mainIcon} icon={icon} size={1.5} />
            <span className={styles.mainLabel}>{label}</span>
            {counted && <CountBadge {...counted} value={current[counted.count]} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
