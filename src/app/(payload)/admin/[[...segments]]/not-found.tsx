import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { adminLayoutText } from '@/src/content/admin/adminLayout'
import { adminTitleSuffix } from '@/src/content/admin/brand'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export default async function AdminNotFound({ params, searchParams }: Props) {
  return (
    <>
      {/* Next.js writes no metadata for a page that turns out to be missing while it is being
          streamed. */}
      <title>{`${adminLayoutText.notFound}${adminTitleSuffix}`}</title>
      {await NotFoundPage({ config, importMap, params, searchParams })}
    </>
  )
}
