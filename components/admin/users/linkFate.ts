type Fate = { isSent: boolean; link: string | null }

/** What became of the link that was just asked for; sent, as far as anybody can tell, where no answer comes. */
export async function linkFate(accountId: number | undefined): Promise<Fate> {
  const answer = await fetch(`/api/invitations/${accountId}/lien`, {
    method: 'POST',
    credentials: 'include',
  }).catch(() => null)
  return answer?.ok ? await answer.json() : { isSent: true, link: null }
}
