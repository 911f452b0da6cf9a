'use client'

import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { JOB_LIST_ANCHOR } from './anchors'

/**
 * Opens another page of the list and scrolls to its top. Outside a search form a plain link does
 * so.
 */
export const TurnPageContext = createContext(
  (_event: MouseEvent<HTMLAnchorElement>, _href: string) => {},
)

/**
 * A link to another page of the list. With scripts its URL has no anchor: a visitor who returns
 * from an offer would be scrolled to the anchor instead of the offer.
 */
export function JobPaginationLink({ href, ...link }: ComponentProps<typeof ButtonLink>) {
  const turnPage = useContext(TurnPageContext)
  return (
    <ButtonLink
      variant="quiet"
      {...link}
      href={`${href}#${JOB_LIST_ANCHOR}`}
      onClick={(event) => turnPage(event, href)}
    />
  )
}
