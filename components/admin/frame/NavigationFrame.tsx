'use client'

import { usePreferences } from '@payloadcms/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { adminLayoutText } from '@/src/content/admin/adminLayout'
import styles from './AdminNavigation.module.css'
import { isCurrentPage } from './adminMainMenuEntries'
import { NAVIGATION_ID } from './navigationId'
import { usePathname } from './routing'
import { useOpenListOnHistoryBack } from './useOpenListOnHistoryBack'

type Props = {
  children: ReactNode
  foot: ReactNode
  isFolded: boolean
  /** Paths of pages with localised fields. The language selector is hidden on all other pages. */
  inLanguages: string[]
}

/** Frame of the menu: a foldable sidebar on wide screens, a popover opened by the header's button on narrow ones. */
export function NavigationFrame({ children, foot, inLanguages, isFolded: wasFolded }: Props) {
  const [isFolded, setIsFolded] = useState(wasFolded)
  const { setPreference } = usePreferences()
  const frame = useRef<HTMLElement>(null)
  const pathname = usePathname()

  const previousPath = useRef(pathname)
  useOpenListOnHistoryBack(pathname)

  useEffect(() => {
    // The popover is closed after a navigation. The browser can open it before hydration, without a React event.
    if (previousPath.current !== pathname) frame.current?.hidePopover()
    previousPath.current = pathname
    if (frame.current) scrollToCurrentEntry(frame.current)
  }, [pathname])

  const toggle = () => {
    setPreference('nav', { open: isFolded }, true)
    setIsFolded(!isFolded)
  }
  const label = isFolded ? adminLayoutText.unfold : adminLayoutText.fold

  return (
    <aside
      className={styles.frame}
      data-folded={isFolded || undefined}
      data-one-language={!inLanguages.some((path) => isCurrentPage(pathname, path)) || undefined}
      id={NAVIGATION_ID}
      popover="auto"
      ref={frame}
    >
      <nav aria-label={adminLayoutText.navigation} className={styles.navigation}>
        {children}
      </nav>
      <p className={styles.version}>{foot}</p>
      <button
        aria-label={label}
        className={styles.fold}
        onClick={toggle}
        title={label}
        type="button"
      >
        <Icon icon={isFolded ? PanelLeftOpen : PanelLeftClose} size={1.5} />
      </button>
    </aside>
  )
}

/** Scrolls the menu, not the page, until the entry of the current page is visible. */
function scrollToCurrentEntry(frame: HTMLElement) {
  const entries = frame.querySelector('nav')
  const currentEntry = entries?.querySelector('[aria-current]')
  if (!entries || !currentEntry) return
  const { bottom, height } = currentEntry.getBoundingClientRect()
  const below = bottom + height - entries.getBoundingClientRect().bottom
  if (below > 0) entries.scrollTop += below
}
