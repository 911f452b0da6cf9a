'use client'

import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/Link'
import { useEdition } from '@/components/ui/useEdition'
import { currentMark, type NavigationItem } from '@/src/domain/navigation'
import { useReadSection } from './navigation/readSection'

type Props = { items: readonly NavigationItem[]; onFollow?: () => void }

export function NavigationLinks({ items, onFollow }: Props) {
  const pathname = usePathname()
  const section = useReadSection()
  const edition = useEdition()
  return (
    <ul className="plain-list">
      {items.map(({ label, url }) => (
        <li key={`${url} ${label}`}>
          <Link
            href={url}
            onClick={onFollow}
            aria-current={currentMark(url, { pathname, section, edition })}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
