'use client'

import { useEffect, useRef, useState } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'

type Props = { children: ChildrenWithoutText; className: string | undefined; label: string }

/** Children of which some may only be seen by scrolling: then the keyboard reaches and scrolls them. */
export function ScrollableLine({ children, className, label }: Props) {
  const line = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  useEffect(() => {
    const { current } = line
    if (!current) return
    const observer = new ResizeObserver(() =>
      setScrollable(current.scrollWidth > current.clientWidth),
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and here are none.
    <div
      aria-label={label}
      className={className}
      ref={line}
      role="group"
      tabIndex={isScrollable ? 0 : undefined}
    >
      {children}
    </div>
  )
}
