import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { manyAnswersWords as words } from '@/src/content/admin/answers'
import { adminTitleSuffix } from '@/src/content/admin/brand'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload takes every page below a list for a document of it. */
export async function generateMetadata({ params, searchParams }: Props) {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const { segments = [] } = await params
  const isOurs = segments.join('/') === 'collections/job-applications/repondre'
  return isOurs ? { ...metadata, title: words.title + adminTitleSuffix } : metadata
}

export default function AdminPage({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams })
}
