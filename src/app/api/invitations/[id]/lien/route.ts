import { privateJson } from '@/src/app/api/privateJson'
import { refuseWith, staffAction } from '@/src/app/api/staffAction'
import { siteUrl } from '@/src/app/siteUrl'
import { showInvitationLink } from '@/src/commands/showInvitationLink'
import { userWords } from '@/src/content/admin/userView'
import { passwordLinkPath } from '@/src/domain/accounts/passwordLink'
import { isAdministrator } from '@/src/domain/accounts/roles'

type Context = { params: Promise<{ id: string }> }

/**
 * What becomes of a link that was requested: sent or, where no mail can be sent, shown this once to a user who
 * may invite this person.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return staffAction(request, {
    may: isAdministrator,
    refuse,
    failed: 'An invitation link could not be shown',
    run: async ({ req }) => {
      if (!/^\d{1,9}$/.test(id)) return refuse('forbidden')
      const fate = await showInvitationLink(req, { id: Number(id), now: new Date() })
      if (!fate) return refuse('forbidden')
      const { isSent, token } = fate
      const link = token ? new URL(passwordLinkPath(token), siteUrl ?? request.url).href : null
      return privateJson({ isSent, link })
    },
  })
}

const { inviteFailed } = userWords
const refuse = refuseWith({ forbidden: inviteFailed, failed: inviteFailed })
