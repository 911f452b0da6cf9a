import { Button } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { secondFactorWords } from '@/src/content/admin/security'
import { SecondFactorDue } from '@/src/plugins/second-factor/admin/SecondFactorDue'
import { BrandLogo } from '../brand/BrandLogo'
import styles from './NoAccessView.module.css'

const { due } = secondFactorWords

/** Page for a signed-in user without access: an account that needs a second factor can set it up here. */
export function NoAccessView({ initPageResult }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req
  const isDue = user?.status === 'active' && Boolean(user.lacksSecondFactor)
  return (
    <>
      <div className="login__brand">
        <BrandLogo payload={payload} />
      </div>
      <div className={styles.message}>
        <h1>{isDue ? due.title : i18n.t('error:unauthorized')}</h1>
        <p>{isDue ? due.text : i18n.t('error:notAllowedToAccessPage')}</p>
        {isDue && <SecondFactorDue adminAddress={payload.config.routes.admin} />}
        <Button buttonStyle="subtle" el="anchor" margin={false} url="/admin/logout">
          {due.signOut}
        </Button>
      </div>
    </>
  )
}
