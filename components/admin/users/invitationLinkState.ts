import { request } from '../request/request'

type LinkState = { isSent: boolean; link: string | null }

/** Whether the link that was just requested was sent, or the link itself. Without a response it counts as sent. */
export async function invitationLinkState(accountId: number): Promise<LinkState> {
  const reply = await request<LinkState>(`/api/invitations/${accountId}/lien`, { method: 'POST' })
  return reply.ok ? reply.body : { isSent: true, link: null }
}
