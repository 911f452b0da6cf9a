'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, useTransition } from 'react'
import { useHref } from './Edition'

type Props = ComponentProps<'a'> & {
  /**
   * The internal path of a page of the site; the rendered link has the public path of the edition.
   */
  href: string
  /** Whether the new page is scrolled to its top. */
  scroll?: boolean
}

/**
 * A link with client navigation. Replaces next/link, whose code is ten times as large because of
 * prefetching, which this site does not use.
 */
export function Link({ href: internalPath, scroll = true, onClick, ...link }: Props) {
  const href = useHref()(internalPath)
  const router = useRouter()
  const [isUnderWay, startTransition] = useTransition()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isHandledByBrowser(event)) return
    event.preventDefault()
    startTransition(() => router.push(href, { scroll }))
  }
  return <a aria-busy={isUnderWay || undefined} {...link} href={href} onClick={follow} />
}

/** Whether the browser must handle the click: another tab, a download, another site. */
export function isHandledByBrowser(event: MouseEvent<HTMLAnchorElement>) {
  const { origin, target, download } = event.currentTarget
  const isElsewhere = origin !== window.location.origin || !['', '_self'].includes(target)
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return isElsewhere || opensElsewhere || download !== ''
}
