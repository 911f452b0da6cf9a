import type { ServerProps } from 'payload'
import { NoMailSentNotice } from '@/components/admin/mailSettings/NoMailSentNotice'
import { ActionNotice } from '@/components/admin/notice/ActionNotice'
import { usersText } from '@/src/content/admin/users'
import { userPageWords } from '@/src/content/admin/userView'
import { manageableRoles } from '@/src/domain/accounts/roles'
import { ROLES } from '@/src/domain/accounts/userAccount'
import { canSendMail } from '@/src/queries/canSendMail'
import { countAccountsByRole } from '@/src/queries/countAccountsByRole'
import { InviteButton } from './InviteButton'
import styles from './UsersOverview.module.css'

const ACCESS_REQUESTS_LIST_QUERY =
  '?where[and][0][status][equals]=invited&where[and][1][invitedAt][exists]=false'

/** Above the list of the accounts: the number of accounts of each role, and a button to invite a user. */
export async function UsersOverview({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  const counts = await countAccountsByRole({ payload, user: user ?? null })
  if (!counts) return null
  const list = `${payload.config.routes.admin}/collections/users`
  return (
    <section className={styles.overview}>
      <p className={styles.guidance}>{usersText.description}</p>
      <ul aria-label={userPageWords.countsTitle} className={styles.counts}>
        {ROLES.map((role) => (
          <li key={role}>
            <strong>{counts.byRole[role]}</strong>{' '}
            <span>{userPageWords.counts[role](counts.byRole[role])}</span>
          </li>
        ))}
      </ul>
      <InviteButton isSent={await canSendMail(payload)} roles={manageableRoles(user)} />
      <NoMailSentNotice payload={payload} user={user} />
      {counts.requests > 0 && (
        <ActionNotice
          action={userPageWords.seeRequests}
          href={`${list}${ACCESS_REQUESTS_LIST_QUERY}`}
          sentence={userPageWords.requestsWaiting(counts.requests)}
        />
      )}
    </section>
  )
}
