import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { siteUrl } from '@/src/app/siteUrl'
import { showInvitationLink } from '@/src/commands/showInvitationLink'
import { userPageWords } from '@/src/content/admin/userView'
import { buildPasswordLinkPath } from '@/src/domain/accounts/passwordLink'
import { isAdministrator } from '@/src/domain/accounts/roles'

type InvitationRouteContext = { params: Promise<{ id: string }> }

/**
 * Responds whether a requested link was sent by e-mail. If no e-mail can be sent, the response
 * contains the link, once, for a user who may invite this person.
 */
export async function POST(
  request: Request,
  { params }: InvitationRouteContext,
): Promise<Response> {
  const { id } = await params
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: refuseInvitationLink,
    failed: 'An invitation link could not be shown',
    run: async ({ req }) => {
      if (!/^\d{1,9}$/.test(id)) return refuseInvitationLink('forbidden')
      const linkState = await showInvitationLink(req, { id: Number(id), now: new Date() })
      if (!linkState) return refuseInvitationLink('forbidden')
      const { isSent, token } = linkState
      const link = token ? new URL(buildPasswordLinkPath(token), siteUrl ?? request.url).href : null
      return privateJsonResponse({ isSent, link })
    },
  })
}

const { inviteFailed } = userPageWords
const refuseInvitationLink = createRefusalResponder({
  forbidden: inviteFailed,
  failed: inviteFailed,
})
