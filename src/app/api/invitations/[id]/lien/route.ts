import { askingAdmin } from '@/src/app/api/askingStaff'
import { siteUrl } from '@/src/app/siteUrl'
import { showInvitationLink } from '@/src/commands/showInvitationLink'
import { userWords } from '@/src/content/admin/userView'
import { passwordLinkPath } from '@/src/domain/accounts/passwordLink'
import { payloadInstance } from '@/src/payload'

type Context = { params: Promise<{ id: string }> }

/**
 * What becomes of a link that was asked for: sent, or, where nothing can be sent, shown this once to
 * whoever may invite this person.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const payload = await payloadInstance()
  try {
    const asking = await askingAdmin(payload, request)
    if (!asking) return refused(403)
    const { id } = await params
    if (!/^\d{1,9}$/.test(id)) return refused(403)
    const invited = { id: Number(id), now: new Date() }
    const fate = await showInvitationLink(asking.req, invited)
    if (!fate) return refused(403)
    const { isSent, token } = fate
    const link = token ? new URL(passwordLinkPath(token), siteUrl ?? request.url).href : null
    return Response.json({ isSent, link }, { headers: NO_STORE })
  } catch (err) {
    payload.logger.error({ err, msg: 'An invitation link could not be shown' })
    return refused(500)
  }
}

const NO_STORE = { 'Cache-Control': 'private, no-store' }

const refused = (status: 403 | 500) =>
  Response.json({ error: userWords.inviteFailed }, { status, headers: NO_STORE })
