import { readerFile } from '@/src/files/pdfReader/readerFile'

type Context = { params: Promise<{ fichier: string }> }

/** A table of characters or a font that few candidates' PDF files need; the same for everybody. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const bytes = await readerFile((await params).fichier)
  if (!bytes) return new Response(null, { status: 404 })
  const headers = {
    'Content-Type': 'application/octet-stream',
    'Cache-Control': 'private, max-age=86400',
    'X-Content-Type-Options': 'nosniff',
  }
  return new Response(new Uint8Array(bytes), { headers })
}
