import { getPayloadInstance } from '@/src/payload'
import { getPdfReaderPage } from '@/src/plugins/document-reading/files/pdfReader/getPdfReaderPage'

/** Responds with the page that renders PDFs. It contains no document and is the same for all. */
export async function GET(request: Request): Promise<Response> {
  try {
    const { html, policy, etag } = await getPdfReaderPage()
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'private, no-cache',
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    }
    const isKnown = request.headers.get('if-none-match')?.includes(etag)
    return new Response(isKnown ? null : html, { status: isKnown ? 304 : 200, headers })
  } catch (err) {
    const { logger } = await getPayloadInstance()
    logger.error({ err, msg: 'The reader of PDF files could not be sent' })
    return new Response(null, { status: 500 })
  }
}
