import { z } from 'zod'
import { askingAdmin } from '@/src/app/api/askingStaff'
import { erasePerson } from '@/src/commands/person/erasePerson'
import { ERASED, personWords } from '@/src/content/admin/personData'
import { MOST_PASSAGES, PASSAGE_PLACES } from '@/src/domain/people/personRecord'
import { payloadInstance } from '@/src/payload'
import { address, mailDirectory, NO_STORE } from '../askedPerson'

const Passages = z
  .array(
    z.object({
      place: z.enum(PASSAGE_PLACES),
      row: z.int().positive().max(2_147_483_647),
      mark: z.string().max(64),
    }),
  )
  .max(MOST_PASSAGES)
const Asked = z.object({ address, confirmation: address, passages: Passages.default([]) })

/**
 * Erases what is stored about whoever has an address, for Administrators who typed it twice; the name in
 * the passages of others that they confirmed.
 */
export async function POST(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const asking = await askingAdmin(payload, request)
    if (!asking) return Response.json({ error: personWords.forbidden }, { status: 403 })
    const asked = Asked.safeParse(await request.json().catch(() => null))
    if (!asked.data?.address || asked.data.address !== asked.data.confirmation) {
      return Response.json({ error: personWords.confirmationDiffers }, { status: 400 })
    }
    const doer = { user: asking.user, headers: request.headers }
    const { address, passages } = asked.data
    const wanted = { address, passages, mailDirectory, erased: ERASED }
    const erasure = await erasePerson(payload, doer, wanted)
    if (!erasure.ok) return Response.json({ error: personWords.hasAccount }, { status: 409 })
    return Response.json(erasure, { headers: NO_STORE })
  } catch (err) {
    payload.logger.error({ err, msg: 'A person’s data could not be erased' })
    return Response.json({ error: personWords.eraseFailed }, { status: 500 })
  }
}
