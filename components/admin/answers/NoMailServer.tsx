import { Link } from '@payloadcms/ui'
import { answerWords as words } from '@/src/content/admin/answers'

/** Nothing can be sent, and who changes that: a way there, or whom to ask. */
export function NoMailServer({ maySetOne }: { maySetOne: boolean }) {
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
