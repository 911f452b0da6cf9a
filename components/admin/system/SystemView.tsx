import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { systemText as text } from '@/src/content/admin/systemLights'
import { isActiveSuperAdmin, isStaff } from '@/src/domain/accounts/roles'
import { SYSTEM_PATH } from '@/src/domain/admin/systemPage'
import { notFound, redirect } from '../frame/routing'
import { Lights } from './Lights'
import styles from './System.module.css'

/** How the site is, for who answers for it: tried when the page is asked for, by what the command tries. */
export function SystemView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { user } = req
  // A page of one's own is shown to everybody by Payload.
  if (!user || !isStaff(user)) {
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
          <Lights host={req.headers.get('host')} payload={req.payload} />
        </Suspense>
      </Gutter>
    </DefaultTemplate>
  )
}
