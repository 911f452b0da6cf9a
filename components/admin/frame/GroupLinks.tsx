'use client'

import { Link, usePreferences } from '@payloadcms/ui'
import { ChevronDown } from 'lucide'
import { usePathname } from 'next/navigation'
import { type ToggleEvent, useId } from 'react'
import { Icon } from '@/components/ui/Icon'
import { isAt } from './mainEntries'
import styles from './Navigation.module.css'

type Props = { label: string; entries: { label: string; href: string }[]; isOpen: boolean }

/** A part of the menu that stays as its reader left it. */
export function GroupLinks({ label, entries, isOpen }: Props) {
  const pathname = usePathname()
  const { setPreference } = usePreferences()
  const heading = useId()
  const isHere = entries.some(({ href }) => isAt(pathname, href))

  const remember = ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    const open = newState === 'open'
    if (open !== isOpen) setPreference('nav', { groups: { [label]: { open } } }, true)
  }

  return (
    <details className={styles.group} onToggle={remember} open={isOpen || isHere}>
      <summary className={styles.groupLabel}>
        <span id={heading}>{label}</span>
        <Icon className={styles.groupChevron} icon={ChevronDown} size={1.125} />
      </summary>
      <ul aria-labelledby={heading} className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link
              aria-current={isAt(pathname, entry.href) ? 'page' : undefined}
              className={styles.entry}
              href={entry.href}
              prefetch={false}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
