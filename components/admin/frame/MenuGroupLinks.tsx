'use client'

import { Link, usePreferences } from '@payloadcms/ui'
import { ChevronDown } from 'lucide'
import { type MouseEvent, useId, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './AdminNavigation.module.css'
import { isCurrentPage } from './adminMainMenuEntries'
import { usePathname } from './routing'

type Props = {
  label: string
  entries: { label: string; href: string }[]
  /** Open state stored in the preferences of the user. */
  isOpenByPreference: boolean
}

/** Group of menu entries. It uses the stored open state of the user, and opens if it contains the current page. */
export function MenuGroupLinks({ label, entries, isOpenByPreference }: Props) {
  const pathname = usePathname()
  const { setPreference } = usePreferences()
  const heading = useId()
  const [choice, setChoice] = useState<{ isOpen: boolean; at: string }>()
  const isHere = entries.some(({ href }) => isCurrentPage(pathname, href))
  const isOpen =
    choice?.at === pathname ? choice.isOpen : isHere || (choice?.isOpen ?? isOpenByPreference)

  // Only a click is stored; the automatic opening for the current page is not.
  const toggle = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    setChoice({ isOpen: !isOpen, at: pathname })
    setPreference('nav', { groups: { [label]: { open: !isOpen } } }, true)
  }

  return (
    <details className={styles.group} open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary className={styles.groupLabel} onClick={toggle}>
        <span id={heading}>{label}</span>
        <Icon className={styles.groupChevron} icon={ChevronDown} size={1.125} />
      </summary>
      <ul aria-labelledby={heading} className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link
              aria-current={isCurrentPage(pathname, entry.href) ? 'page' : undefined}
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
