import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { choosePasswordWords as words } from '@/src/content/admin/choosePassword'
import { BrandLogo } from '../brand/BrandLogo'
import { companyOf } from '../brand/companyOf'
import { SignedOutTheme } from '../theme/SignedOutTheme'
import { ChoosePassword } from './ChoosePassword'

/** Where mailed links lead: to an invitation, or to a new password in the place of a forgotten one. */
export async function ChoosePasswordView({ initPageResult }: AdminViewServerProps) {
  const { payload } = initPageResult.req
  const { name } = await companyOf(payload)
  return (
    <MinimalTemplate>
      <SignedOutTheme />
      <div className="login__brand">
        <BrandLogo payload={payload} />
      </div>
      <ChoosePassword admin={payload.config.routes.admin} firm={name} />
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </MinimalTemplate>
  )
}
