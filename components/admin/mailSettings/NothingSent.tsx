import type { ServerProps } from 'payload'
import { emailSettingsText } from '@/src/content/admin/emailSettings'
import { isNothingSent } from '@/src/queries/isNothingSent'
import { Notice } from '../notice/Notice'

const { description, settle } = emailSettingsText.nothingIsSent

/** Notice for Administrators: the site sends no e-mail. Shown on pages whose features need e-mail. */
export async function NothingSent({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!(await isNothingSent({ payload, user: user ?? null }))) return null
  const settings = `${payload.config.routes.admin}/globals/email-settings`
  return <Notice action={settle} href={settings} sentence={description} />
}
