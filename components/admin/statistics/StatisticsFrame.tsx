import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import type { Elements } from '@/components/ui/elements'
import { statisticsText as text } from '@/src/content/admin/statistics'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { STATISTICS_PAGES, type StatisticsPage } from '@/src/domain/admin/statisticsPages'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { type Day, dayIn } from '@/src/domain/text/frenchDate'
import { lastDays, type Period, periodQuery, readPeriod } from '@/src/domain/visits/period'
import { DEFAULT_VISIT_RANGE } from '@/src/domain/visits/visitStats'
import { readTimezone } from '@/src/queries/readTimezone'
import { redirect } from '../frame/routing'
import { DemoNotice } from './DemoNotice'
import { PeriodForm } from './PeriodForm'
import { StatisticsFiles } from './StatisticsFiles'
import styles from './StatisticsFrame.module.css'
import { StruckOutNote } from './StruckOutNote'

/** What a page of the statistics is drawn from. */
export type AskedStatistics = {
  req: PayloadRequest & { user: SignedInUser }
  period: Period
  today: Day
  timezone: SiteTimezone
  now: Date
}

type Props = AdminViewServerProps & {
  page: StatisticsPage
  children: (asked: AskedStatistics) => Elements
}

/** What the pages of the statistics share: their names, and the period they tell of, in the address. */
export async function StatisticsFrame({ page, children, ...view }: Props) {
  const { initPageResult, searchParams } = view
  const { req } = initPageResult
  const { user } = req
  // A page of one's own is shown to everybody by Payload.
  if (!user || !isStaff(user)) {
    redirect(`/admin/login?redirect=${encodeURIComponent(`/admin${STATISTICS_PAGES[page]}`)}`)
  }
  const timezone = await readTimezone(req.payload)
  const now = new Date()
  const today = dayIn(timezone, now)
  const asked = readPeriod(
    { jours: one(searchParams?.jours), du: one(searchParams?.du), au: one(searchParams?.au) },
    today,
  )
  const period = asked ?? lastDays(DEFAULT_VISIT_RANGE, today)
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
            {pages.map(([name, address]) => (
              <li key={name}>
                <Link
                  aria-current={name === page ? 'page' : undefined}
                  href={`/admin${address}?${periodQuery(period)}`}
                  prefetch={false}
                >
                  {text.pages[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <PeriodForm kept={askedBeside(searchParams)} page={page} period={period} today={today} />
        <DemoNotice req={req} />
        {!asked && <p role="alert">{text.period.wrong}</p>}
        <StruckOutNote payload={req.payload} period={period} timezone={timezone} user={user} />
        {children({ req: Object.assign(req, { user }), period, today, timezone, now })}
        <StatisticsFiles page={page} period={period} user={user} />
      </Gutter>
    </DefaultTemplate>
  )
}

const pages = [
  ['audience', STATISTICS_PAGES.audience],
  ['origins', STATISTICS_PAGES.origins],
  ['offers', STATISTICS_PAGES.offers],
  ['recruitment', STATISTICS_PAGES.recruitment],
] as const

const ASKING_A_PERIOD = ['jours', 'du', 'au']

// What a page is compared with, or sorted by, stays when its period changes.
function askedBeside(searchParams: Props['searchParams']): [string, string][] {
  return Object.entries(searchParams ?? {}).flatMap(([name, value]) => {
    const asked = one(value)
    return asked === undefined || ASKING_A_PERIOD.includes(name) ? [] : [[name, asked]]
  })
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
