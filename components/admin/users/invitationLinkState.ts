import { request } from '../request/request'

type InvitationLinkState = { isSent: boolean; link: string | null }

/** Whether the link that was just requested was sent, or the link itself. Without a response it counts as sent. */
export async function invitationLinkState(accountId: number): Promise<InvitationLinkState> {
  const reply = await request<InvitationLinkState>(`/api/invitations/${accountId}/lien`, {
    method: 'POST',
  })
  return reply.ok ? reply.body : { isSent: true, link: null }
}
