import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { choosePasswordWords as words } from '@/src/content/admin/choosePassword'
import { companyOf } from '../brand/companyOf'
import { ChoosePassword } from './ChoosePassword'
import { SignedOutHead } from './SignedOutHead'

/** Where mailed links lead: to an invitation, or to a new password in the place of a forgotten one. */
export async function ChoosePasswordView({ initPageResult }: AdminViewServerProps) {
  const { payload } = initPageResult.req
  const { name } = await companyOf(payload)
  return (
    <MinimalTemplate>
      <SignedOutHead payload={payload} />
      <ChoosePassword admin={payload.config.routes.admin} firm={name} />
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </MinimalTemplate>
  )
}
