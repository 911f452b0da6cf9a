import { Button } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { accountSecurityWords } from '@/src/content/admin/security'
import { signInScreens } from '@/src/plugins/signInScreens'
import { BrandLogo } from '../brand/BrandLogo'
import styles from './NoAccessView.module.css'

/** Page for a signed-in user without access: an account that lacks a required sign-in step can set it up here. */
export function NoAccessView({ initPageResult }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req
  const [screen] = signInScreens
  const missing = user?.status === 'active' && user.lacksSecondFactor ? screen : undefined
  return (
    <>
      <div className="login__brand">
        <BrandLogo payload={payload} />
      </div>
      <div className={styles.message}>
        <h1>{missing ? missing.due.title : i18n.t('error:unauthorized')}</h1>
        <p>{missing ? missing.due.text : i18n.t('error:notAllowedToAccessPage')}</p>
        {missing && <missing.SetUp adminAddress={payload.config.routes.admin} />}
        <Button buttonStyle="subtle" el="anchor" margin={false} url="/admin/logout">
          {accountSecurityWords.signOut}
        </Button>
      </div>
    </>
  )
}
