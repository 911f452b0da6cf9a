'use client'

import { type ReactNode, useDeferredValue } from 'react'

type Props = { children: ReactNode }

/** What stood here stays until what the server draws in its place has come whole. */
export function ShownUntilReady({ children }: Props) {
  return useDeferredValue(children)
}
