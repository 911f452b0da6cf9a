import { z } from 'zod'
import { askingAdmin } from '@/src/app/api/askingStaff'
import { createStatisticsToken } from '@/src/commands/statisticsTokens'
import { statisticsTokensText as text } from '@/src/content/admin/statisticsTokens'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { READING_TOKEN_NAME_LENGTH } from '@/src/domain/visits/readingToken'
import { payloadInstance } from '@/src/payload'

const Sent = z.object({
  name: z.string().transform(cleanLine).pipe(z.string().min(1).max(READING_TOKEN_NAME_LENGTH)),
})

/** Makes a token for reading the statistics, and shows it this once, to an Administrator. */
export async function POST(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const asking = await askingAdmin(payload, request)
    if (!asking) return answer(403, { error: text.forbidden })
    const sent = Sent.safeParse(await request.json().catch(() => null))
    if (!sent.success) return answer(400, { error: text.name.missing })
    const { headers } = request
    const token = await createStatisticsToken(payload, { ...asking, headers, ...sent.data })
    return answer(201, { token })
  } catch (err) {
    payload.logger.error({ err, msg: 'A token for the statistics could not be made' })
    return answer(500, { error: text.failed })
  }
}

const answer = (status: number, said: object) =>
  Response.json(said, { status, headers: { 'Cache-Control': 'private, no-store' } })
