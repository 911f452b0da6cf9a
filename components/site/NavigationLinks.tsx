'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import { Link } from '@/components/ui/Link'
import { ariaCurrent, type NavigationItem } from '@/src/domain/pages/navigation'
import { pathOfRouteSegments } from '@/src/domain/urls/sitePaths'
import { useCurrentSection } from './navigation/currentSection'

type Props = { items: readonly NavigationItem[]; onFollow?: () => void }

export function NavigationLinks({ items, onFollow }: Props) {
  const path = pathOfRouteSegments(useSelectedLayoutSegments())
  const section = useCurrentSection()
  return (
    <ul className="plain-list">
      {items.map(({ label, url }) => (
        <li key={`${url} ${label}`}>
          <Link href={url} onClick={onFollow} aria-current={ariaCurrent(url, path, section)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
