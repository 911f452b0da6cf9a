'use client'

import { Link, usePreferences } from '@payloadcms/ui'
import { ChevronDown } from 'lucide'
import { type MouseEvent, useId, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { isAt } from './mainEntries'
import styles from './Navigation.module.css'
import { usePathname } from './routing'

type Props = {
  label: string
  entries: { label: string; href: string }[]
  /** How its reader left it. */
  isKeptOpen: boolean
}

/** A part of the menu that stays as its reader left it, and opens where one is. */
export function GroupLinks({ label, entries, isKeptOpen }: Props) {
  const pathname = usePathname()
  const { setPreference } = usePreferences()
  const heading = useId()
  const [chosen, choose] = useState<{ isOpen: boolean; at: string }>()
  const isHere = entries.some(({ href }) => isAt(pathname, href))
  const isOpen = chosen?.at === pathname ? chosen.isOpen : isHere || (chosen?.isOpen ?? isKeptOpen)

  // Only what somebody does is remembered, not that it opened by itself.
  const toggle = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    choose({ isOpen: !isOpen, at: pathname })
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
