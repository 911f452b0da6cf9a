'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { FileOwner } from '@/src/queries/findFileOwners'

type FileOwners = { [file: number]: FileOwner }

const FileOwnersContext = createContext<FileOwners | null>(null)

export function FileOwnersProvider({
  children,
  owners,
}: {
  children: ReactNode
  owners: FileOwners
}) {
  return <FileOwnersContext value={owners}>{children}</FileOwnersContext>
}

/** Whose the candidates' files on this page of the trail are; null where nobody asked. */
export function useFileOwners() {
  return useContext(FileOwnersContext)
}
