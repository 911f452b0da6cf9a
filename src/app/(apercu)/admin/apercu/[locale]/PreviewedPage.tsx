import type { ReactNode } from 'react'
import { SiteFrame } from '@/src/app/(site)/[locale]/SiteFrame'
import { drawFor } from '@/src/cache/currentReader'
import type { Reader } from '@/src/queries/reader'

type Props = { reader: Reader; page: ReactNode }

/** A page as its reader would publish it, by the components that visitors are shown. */
export async function PreviewedPage({ reader, page }: Props) {
  drawFor(reader)
  return <SiteFrame>{page}</SiteFrame>
}
