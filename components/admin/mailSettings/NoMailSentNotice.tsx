import type { ServerProps } from 'payload'
import { ActionNotice } from '@/components/admin/notice/ActionNotice'
import { emailSettingsText } from '@/src/content/admin/emailSettings'
import { isMailOnlyStored } from '@/src/queries/isMailOnlyStored'

const { description, settle } = emailSettingsText.nothingIsSent

/** Notice for Administrators: the site sends no e-mail. Shown on pages whose features need e-mail. */
export async function NoMailSentNotice({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!(await isMailOnlyStored({ payload, user: user ?? null }))) return null
  const settings = `${payload.config.routes.admin}/globals/email-settings`
  return <ActionNotice action={settle} href={settings} sentence={description} />
}
