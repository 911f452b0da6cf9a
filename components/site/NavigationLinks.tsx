'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { isCurrentPage, type NavigationItem } from '@/src/domain/navigation'

type Props = { items: readonly NavigationItem[]; onFollow?: () => void }

export function NavigationLinks({ items, onFollow }: Props) {
  const pathname = usePathname()
  return (
    <ul className="plain-list">
      {items.map(({ label, url }) => (
        <li key={url}>
          <Link
            href={url}
            prefetch={false}
            onClick={onFollow}
            aria-current={isCurrentPage(url, pathname) ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
