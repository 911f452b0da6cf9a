import Link from 'next/link'
import type { ServerProps } from 'payload'
import { emailSettingsText } from '@/src/content/admin/emailSettings'
import { isNothingSent } from '@/src/queries/isNothingSent'
import styles from './MailSettings.module.css'

const { description, settle } = emailSettingsText.nothingIsSent

/** Tells Administrators that no mail leaves, wherever they count on one; nothing where mails do leave. */
export async function NothingSent({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!(await isNothingSent({ payload, user: user ?? null }))) return null
  return (
    <p className={styles.nothingSent}>
      {description}{' '}
      <Link href={`${payload.config.routes.admin}/globals/email-settings`} prefetch={false}>
        {settle}
      </Link>
    </p>
  )
}
