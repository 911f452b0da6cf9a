'use client'

import { useParams } from 'next/navigation'
import { HOUSE_EDITION, readEdition } from '@/src/domain/edition'

/** The edition that the page being shown belongs to. Server components ask `pageEdition()`. */
export function useEdition() {
  const params = useParams()
  return readEdition(params?.locale) ?? HOUSE_EDITION
}
