import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { ListFromUrl } from '@/components/admin/list/ListFromUrl'
import { adminTitleSuffix } from '@/src/content/admin/brand'
import { manyAnswersWords as words } from '@/src/plugins/answers/words/admin/answers'
import { documentTitle } from '../documentTitle'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload's title has no document name, and treats every page below a list as a document. */
export async function generateMetadata({ params, searchParams }: Props) {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const { segments = [] } = await params
  if (segments.join('/') === 'collections/job-applications/repondre') {
    return { ...metadata, title: words.title + adminTitleSuffix }
  }
  const document = await documentTitle(segments)
  return document === null ? metadata : { ...metadata, title: document + adminTitleSuffix }
}

export default async function AdminPage({ params, searchParams }: Props) {
  return <ListFromUrl>{await RootPage({ config, importMap, params, searchParams })}</ListFromUrl>
}
