import { Link } from '@payloadcms/ui'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'

/** Notice that no mail server is configured. Administrators get a link to the settings; others must ask one of them. */
export function NoMailServerNotice({ maySetOne }: { maySetOne: boolean }) {
  return (
    <p>
      <span>{words.noServer}</span>{' '}
      {maySetOne ? (
        <Link href="/admin/globals/email-settings" prefetch={false}>
          {words.setServer}
        </Link>
      ) : (
        <span>{words.administratorSetsIt}</span>
      )}
    </p>
  )
}
