'use client'

import { Link } from '@payloadcms/ui'
import { Icon } from '@/components/ui/Icon'
import type { AttentionCounts } from '@/src/domain/admin/attention'
import { CountBadge } from './CountBadge'
import { isCurrentPage, type MainEntry, mainEntries } from './mainEntries'
import styles from './Navigation.module.css'
import { usePathname } from './routing'
import { useAttention } from './staffChanges'

type Props = { counts: AttentionCounts }

/** @param counts initial counts from the server render, replaced by those of the first event */
export function MainEntryLinks({ counts }: Props) {
  const pathname = usePathname()
  const current = useAttention() ?? counts
  const isVisible = ({ counted, isOccasional }: MainEntry) =>
    !isOccasional || (counted !== undefined && current[counted.count] > 0)
  return (
    <ul className={styles.main}>
      {mainEntries.filter(isVisible).map(({ href, label, icon, counted }) => (
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
