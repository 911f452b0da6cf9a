import { draftMode } from 'next/headers'
import { isPreviewedPage } from '@/src/domain/previewedPage'

/** Shows the page again as visitors see it. */
export async function GET(request: Request): Promise<Response> {
  const draft = await draftMode()
  draft.disable()
  const page = pathOf(request.headers.get('referer'))
  return new Response(null, {
    status: 307,
    headers: { 'Cache-Control': 'private, no-store', Location: isPreviewedPage(page) ? page : '/' },
  })
}

function pathOf(address: string | null) {
  return address && URL.canParse(address) ? new URL(address).pathname : ''
}
