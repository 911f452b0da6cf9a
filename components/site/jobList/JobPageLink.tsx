'use client'

import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { JOB_LIST_ANCHOR } from './anchors'

/** Shows another page of the list, from its top on. Outside a search the link does so by itself. */
export const TurnPageContext = createContext(
  (_event: MouseEvent<HTMLAnchorElement>, _href: string) => {},
)

/**
 * With scripts the address is left without its anchor: a visitor who comes back from an offer would be led there,
 * not to where that offer stands.
 */
export function JobPageLink({ href, ...link }: ComponentProps<typeof ButtonLink>) {
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
