import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { notFound, redirect } from '@/components/admin/frame/routing'
import { hasStaffRights, isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { SYSTEM_PATH } from '@/src/plugins/system-page/rules/systemPath'
import { systemText as text } from '@/src/plugins/system-page/words/admin/healthChecks'
import { HealthCheckList } from './HealthCheckList'
import styles from './System.module.css'

/** Page with the checks of `doctor`, for Super Administrators; they run at each page load. */
export function SystemView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { user } = req
  // The view checks the user, because Payload does not check the access to custom views.
  if (!user || !hasStaffRights(user)) {
    redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${SYSTEM_PATH}`)}`)
  }
  if (!isActiveSuperAdmin(user)) notFound()
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={req.payload}
      permissions={initPageResult.permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={initPageResult.visibleEntities}
    >
      <SetStepNav nav={[{ label: text.title }]} />
      <Gutter className={styles.view}>
        <div>
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.explanation}>{text.explanation}</p>
        </div>
        <Suspense fallback={<p role="status">{text.checking}</p>}>
          <HealthCheckList host={req.headers.get('host')} payload={req.payload} />
        </Suspense>
      </Gutter>
    </DefaultTemplate>
  )
}
