'use client'

import { createContext, type ReactNode, use } from 'react'
import type { PictureUsePlace } from './pictureUsePlaces'

type UsagesByPictureId = Record<number, PictureUsePlace[]>

const PictureUsageContext = createContext<UsagesByPictureId>({})

/** Context with the places where each listed picture is used: queried once per page, read by each cell. */
export function PictureUsageProvider({
  usages,
  children,
}: {
  usages: UsagesByPictureId
  children: ReactNode
}) {
  return <PictureUsageContext value={usages}>{children}</PictureUsageContext>
}

export const usePictureUsage = (picture: number | string) =>
  use(PictureUsageContext)[Number(picture)] ?? []
