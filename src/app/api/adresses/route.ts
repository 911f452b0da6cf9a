import { draftMode } from 'next/headers'
import { answerAt, readAddress } from '@/src/domain/publicAddress'
import { payloadInstance } from '@/src/payload'
import { findStanding } from '@/src/queries/findStanding'

/** Tells the web server how to answer for an address, before a page for it is drawn and kept. */
export async function GET(request: Request): Promise<Response> {
  // What staff preview is drawn for them alone, published or not.
  if ((await draftMode()).isEnabled) return Response.json('kept')
  const asked = readAddress(new URL(request.url).searchParams.get('chemin') ?? '')
  const standing = await findStanding(await payloadInstance(), asked)
  return Response.json(answerAt(asked, standing))
}
