import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { RemountListOnUrlChange } from '@/components/admin/list/RemountListOnUrlChange'
import { adminTitleSuffix } from '@/src/content/admin/brand'
import { findCustomViewTitle, findDocumentTitle } from '../findDocumentTitle'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload's title has no document name, and treats every page below a list as a document. */
export async function generateMetadata({ params, searchParams }: Props) {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const { segments = [] } = await params
  const title = (await findCustomViewTitle(segments)) ?? (await findDocumentTitle(segments))
  return title === null ? metadata : { ...metadata, title: title + adminTitleSuffix }
}

export default async function AdminPage({ params, searchParams }: Props) {
  return (
    <RemountListOnUrlChange>
      {await RootPage({ config, importMap, params, searchParams })}
    </RemountListOnUrlChange>
  )
}
