import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { redirect } from '@/components/admin/frame/routing'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import {
  type Period,
  parsePeriod,
  periodOfLastDays,
  periodQueryString,
} from '@/src/domain/visits/period'
import { DEFAULT_VISIT_RANGE_DAYS } from '@/src/domain/visits/visitStats'
import {
  STATISTICS_PAGES,
  type StatisticsPage,
} from '@/src/plugins/statistics/rules/statisticsPages'
import { statisticsText as text } from '@/src/plugins/statistics/words/admin/statistics'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { DemoVisitsNotice } from './DemoVisitsNotice'
import { ExcludedVisitsNotice } from './ExcludedVisitsNotice'
import { PeriodForm } from './PeriodForm'
import { StatisticsCsvLinks } from './StatisticsCsvLinks'
import styles from './StatisticsFrame.module.css'

/** The request and period from which a statistics page is rendered. */
export type StatisticsPageArguments = {
  req: PayloadRequest & { user: SignedInUser }
  period: Period
  today: IsoDay
  timezone: SiteTimezone
  now: Date
}

type Props = AdminViewServerProps & {
  page: StatisticsPage
  children: (statistics: StatisticsPageArguments) => ChildrenWithoutText
}

/** Layout of the statistics pages: links between them, and the period, which is in the URL. */
export async function StatisticsFrame({ page, children, ...view }: Props) {
  const { initPageResult, searchParams } = view
  const { req } = initPageResult
  const { user } = req
  // The view checks the user, because Payload does not check the access to custom views.
  if (!user || !hasStaffRights(user)) {
    redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${STATISTICS_PAGES[page]}`)}`)
  }
  const timezone = await readSiteTimezone(req.payload)
  const now = new Date()
  const today = dayInTimezone(timezone, now)
  const periodResult = parsePeriod(
    {
      jours: firstParameterValue(searchParams?.jours),
      du: firstParameterValue(searchParams?.du),
      au: firstParameterValue(searchParams?.au),
    },
    today,
  )
  const period = periodResult ?? periodOfLastDays(DEFAULT_VISIT_RANGE_DAYS, today)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={view.params}
      payload={req.payload}
      permissions={initPageResult.permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={initPageResult.visibleEntities}
    >
      <SetStepNav nav={[{ label: text.title }, { label: text.pages[page] }]} />
      <Gutter className={styles.view}>
        <div className={styles.head}>
          <h1>{text.title}</h1>
          <p className={styles.shown}>{text.period.shown(period)}</p>
        </div>
        <nav aria-label={text.pagesLabel}>
          <ul className={styles.pages}>
            {statisticsPageLinks.map(([name, address]) => (
              <li key={name}>
                <Link
                  aria-current={name === page ? 'page' : undefined}
                  href={`/admin${address}?${periodQueryString(period)}`}
                  prefetch={false}
                >
                  {text.pages[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <PeriodForm
          hiddenFields={nonPeriodParameters(searchParams)}
          page={page}
          period={period}
          today={today}
        />
        <DemoVisitsNotice req={req} />
        {!periodResult && <p role="alert">{text.period.wrong}</p>}
        <ExcludedVisitsNotice
          payload={req.payload}
          period={period}
          timezone={timezone}
          user={user}
        />
        {children({ req: Object.assign(req, { user }), period, today, timezone, now })}
        <StatisticsCsvLinks page={page} period={period} user={user} />
      </Gutter>
    </DefaultTemplate>
  )
}

const statisticsPageLinks = [
  ['audience', STATISTICS_PAGES.audience],
  ['origins', STATISTICS_PAGES.origins],
  ['offers', STATISTICS_PAGES.offers],
  ['recruitment', STATISTICS_PAGES.recruitment],
] as const

const PERIOD_URL_PARAMETERS = ['jours', 'du', 'au']

// Lists the parameters that stay in the URL when the period changes.
function nonPeriodParameters(searchParams: Props['searchParams']): [string, string][] {
  return Object.entries(searchParams ?? {}).flatMap(([name, value]) => {
    const param = firstParameterValue(value)
    return param === undefined || PERIOD_URL_PARAMETERS.includes(name) ? [] : [[name, param]]
  })
}

const firstParameterValue = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value
