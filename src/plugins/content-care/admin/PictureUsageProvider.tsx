'use client'

import { createContext, type ReactNode, use } from 'react'
import type { PictureUsePlace } from './pictureUsePlaces'

type UsePlacesByPictureId = Record<number, PictureUsePlace[]>

const PictureUsageContext = createContext<UsePlacesByPictureId>({})

/** Provides each cell of the list with the places where its picture is used. They are queried once per page. */
export function PictureUsageProvider({
  usages,
  children,
}: {
  usages: UsePlacesByPictureId
  children: ReactNode
}) {
  return <PictureUsageContext value={usages}>{children}</PictureUsageContext>
}

export const usePictureUsage = (picture: number | string) =>
  use(PictureUsageContext)[Number(picture)] ?? []
