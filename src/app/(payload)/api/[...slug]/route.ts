import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { isFromAnotherSite } from '@/src/app/isFromAnotherSite'
import { submissionErrorSentences } from '@/src/content/fr/submission'
import { judgeInput } from './judgeInput'

type Handler = ReturnType<typeof judgeInput>

export const GET = judgeInput(REST_GET(config))
export const POST = fromOwnPages(judgeInput(REST_POST(config)))
export const DELETE = fromOwnPages(judgeInput(REST_DELETE(config)))
export const PATCH = fromOwnPages(judgeInput(REST_PATCH(config)))
export const PUT = fromOwnPages(judgeInput(REST_PUT(config)))
export const OPTIONS = judgeInput(REST_OPTIONS(config))

// Payload compares origins only when the public URL is configured, and never on sign-in.
function fromOwnPages(answer: Handler): Handler {
  return async (request, context) => {
    if (!isFromAnotherSite(request.headers)) return answer(request, context)
    const errors = [{ message: submissionErrorSentences.crossSite }]
    return Response.json({ errors }, { status: 403 })
  }
}
