import { request } from '../request/request'

type Fate = { isSent: boolean; link: string | null }

/** What became of the link that was just requested; without a response it counts as sent. */
export async function linkFate(accountId: number): Promise<Fate> {
  const reply = await request<Fate>(`/api/invitations/${accountId}/lien`, { method: 'POST' })
  return reply.ok ? reply.body : { isSent: true, link: null }
}
