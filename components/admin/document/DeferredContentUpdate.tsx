'use client'

import { type ReactNode, useDeferredValue } from 'react'

type Props = { children: ReactNode }

/** Shows the previous content until the new server-rendered content has arrived completely. */
export function DeferredContentUpdate({ children }: Props) {
  return useDeferredValue(children)
}
