import { loadReaderFile } from '@/src/plugins/document-reading/files/pdfReader/loadReaderFile'

type PdfReaderFileRouteContext = { params: Promise<{ fichier: string }> }

/** A character map or font that the PDF reader loads for the few files that need it; the same for all users. */
export async function GET(
  _request: Request,
  { params }: PdfReaderFileRouteContext,
): Promise<Response> {
  const bytes = await loadReaderFile((await params).fichier)
  if (!bytes) return new Response(null, { status: 404 })
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Cache-Control': 'private, max-age=86400',
    'X-Content-Type-Options': 'nosniff',
  }
  return new Response(new Uint8Array(bytes), { headers })
}
