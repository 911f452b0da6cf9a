'use client'

import { usePreferences } from '@payloadcms/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { frameText } from '@/src/content/admin/frame'
import { isAt } from './mainEntries'
import styles from './Navigation.module.css'
import { NAVIGATION_ID } from './navigationId'
import { usePathname } from './routing'
import { useUntoldBack } from './useUntoldBack'

type Props = {
  children: ReactNode
  foot: ReactNode
  isFolded: boolean
  /** Where something is written in each language: elsewhere the choice of one is not offered. */
  inLanguages: string[]
}

/** Beside the page where there is room, and can be folded; elsewhere the header's button opens it. */
export function NavigationFrame({ children, foot, inLanguages, isFolded: wasFolded }: Props) {
  const [isFolded, setIsFolded] = useState(wasFolded)
  const { setPreference } = usePreferences()
  const frame = useRef<HTMLElement>(null)
  const pathname = usePathname()

  const place = useRef(pathname)
  useUntoldBack(pathname)

  useEffect(() => {
    // Whoever has arrived needs the menu no longer; it may have been opened before the scripts were there.
    if (place.current !== pathname) frame.current?.hidePopover()
    place.current = pathname
    if (frame.current) showPlace(frame.current)
  }, [pathname])

  const toggle = () => {
    setPreference('nav', { open: isFolded }, true)
    setIsFolded(!isFolded)
  }
  const label = isFolded ? frameText.unfold : frameText.fold

  return (
    <aside
      className={styles.frame}
      data-folded={isFolded || undefined}
      data-one-language={!inLanguages.some((path) => isAt(pathname, path)) || undefined}
      id={NAVIGATION_ID}
      popover="auto"
      ref={frame}
    >
      <nav aria-label={frameText.navigation} className={styles.navigation}>
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

/** Scrolls the menu, not the page, until the entry of the place where one is can be seen. */
function showPlace(frame: HTMLElement) {
  const entries = frame.querySelector('nav')
  const here = entries?.querySelector('[aria-current]')
  if (!entries || !here) return
  const { bottom, height } = here.getBoundingClientRect()
  const below = bottom + height - entries.getBoundingClientRect().bottom
  if (below > 0) entries.scrollTop += below
}
