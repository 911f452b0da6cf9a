import { GET as answerFromPayload } from '../../../[...slug]/route'

type MediaFileRouteContext = { params: Promise<{ filename: string }> }

/**
 * An image as Payload serves it. Pages add a version to the URL, and the response with a version
 * never changes.
 */
export async function GET(request: Request, { params }: MediaFileRouteContext): Promise<Response> {
  const { filename } = await params
  const slug = ['media', 'file', filename]
  const answer = await answerFromPayload(request, { params: Promise.resolve({ slug }) })
  const isVersioned = /^\d+$/.test(new URL(request.url).searchParams.get('v') ?? '')
  if (answer.ok && isVersioned) {
    answer.headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  }
  return answer
}
