import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { choosePasswordWords as words } from '@/src/content/admin/choosePassword'
import { findCompanyDetailsOnce } from '../brand/findCompanyDetailsOnce'
import { ChoosePassword } from './ChoosePassword'
import { SignedOutHeader } from './SignedOutHeader'

/** Page of the links sent by e-mail: accept an invitation, or replace a forgotten password. */
export async function ChoosePasswordView({ initPageResult }: AdminViewServerProps) {
  const { payload } = initPageResult.req
  const { name } = await findCompanyDetailsOnce(payload)
  return (
    <MinimalTemplate>
      <SignedOutHeader payload={payload} />
      <ChoosePassword admin={payload.config.routes.admin} firm={name} />
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </MinimalTemplate>
  )
}
