'use client'

import { createContext, type ReactNode, use } from 'react'
import type { NamedPlace } from './placesOf'

type Usages = Record<number, NamedPlace[]>

const Context = createContext<Usages>({})

/** Context with the places where each listed picture is used: queried once per page, read by each cell. */
export function PictureUsages({ usages, children }: { usages: Usages; children: ReactNode }) {
  return <Context value={usages}>{children}</Context>
}

export const usePictureUsage = (picture: number | string) => use(Context)[Number(picture)] ?? []
