import { loadReaderFile } from '@/src/plugins/document-reading/files/pdfReader/loadReaderFile'

type PdfReaderFileRouteContext = { params: Promise<{ fichier: string }> }

/** Responds with a character map or font of the PDF reader, the same for all users. */
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
