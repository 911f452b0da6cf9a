import { z } from 'zod'
import { askingAdmin } from '@/src/app/api/askingStaff'
import { personWords } from '@/src/content/admin/personData'
import { payloadInstance } from '@/src/payload'
import { describePerson } from '@/src/queries/person/describePerson'
import { address as emailAddress, mailDirectory, NO_STORE } from './askedPerson'

const Asked = z.object({ address: emailAddress })

/** What is stored about whoever has an address, for Administrators; the address stands in no log. */
export async function POST(request: Request): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const asking = await askingAdmin(payload, request)
    if (!asking) return Response.json({ error: personWords.forbidden }, { status: 403 })
    const asked = Asked.safeParse(await request.json().catch(() => null))
    if (!asked.data?.address) {
      return Response.json({ error: personWords.notAnAddress }, { status: 400 })
    }
    const { address } = asked.data
    const reader = asking.user.id
    const person = await describePerson(payload, { address, mailDirectory, reader })
    return Response.json({ person }, { headers: NO_STORE })
  } catch (err) {
    payload.logger.error({ err, msg: 'What is stored about a person could not be looked up' })
    return Response.json({ error: personWords.findFailed }, { status: 500 })
  }
}
