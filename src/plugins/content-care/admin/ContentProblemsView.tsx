import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { redirect } from '@/components/admin/frame/routing'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import {
  CONTENT_PROBLEM_KINDS,
  CONTENT_PROBLEMS_PATH,
} from '@/src/plugins/content-care/rules/contentProblem'
import { contentProblemWords as text } from '@/src/plugins/content-care/words/admin/contentProblems'
import styles from './Care.module.css'
import { ContentProblemCounts } from './ContentProblemCounts'
import { ContentProblemSection } from './ContentProblemSection'
import { findCachedContentProblems } from './findCachedContentProblems'

/** Page that lists the content problems by kind, such as missing translations. */
export async function ContentProblemsView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req } = initPageResult
  const { user } = req
  // The view checks the user itself, because Payload does not check access to custom admin views.
  if (!user || !hasStaffRights(user)) {
    redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${CONTENT_PROBLEMS_PATH}`)}`)
  }
  const entries = await findCachedContentProblems(req)
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
        <div className={styles.head}>
          <h1>{text.title}</h1>
          <p className={styles.total}>{text.total(entries.length)}</p>
        </div>
        <p className={styles.why}>{entries.length === 0 ? text.none : text.description}</p>
        <ContentProblemCounts address="" entries={entries} />
        {CONTENT_PROBLEM_KINDS.map((kind) => {
          const ofKind = entries.filter((entry) => entry.kind === kind)
          return ofKind.length > 0 ? (
            <ContentProblemSection entries={ofKind} key={kind} kind={kind} req={req} />
          ) : null
        })}
      </Gutter>
    </DefaultTemplate>
  )
}
