import type { Payload } from 'payload'
import { heardFromLabels } from '@/src/content/fr/heardFrom'
import { SPONTANEOUS_APPLICATION_TITLE } from '@/src/content/storedWords'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { readDeclaredOrigins } from '@/src/plugins/statistics/queries/readDeclaredOrigins'
import { readOfferTable } from '@/src/plugins/statistics/queries/readOfferTable'
import { readOrigins } from '@/src/plugins/statistics/queries/readOrigins'
import { readRecruitmentTimes } from '@/src/plugins/statistics/queries/readRecruitmentTimes'
import { OFFERS_PER_PAGE, parseOfferTableQuery } from '@/src/plugins/statistics/rules/offerTable'
import {
  type OriginGrouping,
  originFigureOfColumn,
} from '@/src/plugins/statistics/rules/originTable'
import {
  RECRUITMENT_ROWS_PER_PAGE,
  type RecruitmentRowGrouping,
  WAIT_STAGES,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import type { StatisticsTable } from '@/src/plugins/statistics/rules/statisticsTable'
import { originsText } from '@/src/plugins/statistics/words/admin/origins'

type RecruitmentTableOptions = {
  payload: Payload
  period: Period
  timezone: SiteTimezone
  now: Date
}

/** Builds the table of the origins of visits and candidates, by source, site, campaign or offer. */
export const originsTableBuilder =
  (group: OriginGrouping) =>
  async ({ payload, period, timezone }: RecruitmentTableOptions): Promise<StatisticsTable> => {
    const options = { group, period, timezone, spontaneousTitle: SPONTANEOUS_APPLICATION_TITLE }
    const rows = await readOrigins(payload, { ...options, most: null })
    return {
      columns: ['label', 'beside', ...ORIGIN_COUNT_COLUMNS, ...ORIGIN_RATE_COLUMNS],
      rows: rows.map((row) => {
        const { beside, name } = originsText.rowName(group, row)
        const figures = [...ORIGIN_COUNT_COLUMNS, ...ORIGIN_RATE_COLUMNS].map((column) => [
          column,
          originFigureOfColumn(row, column),
        ])
        return { ...Object.fromEntries(figures), label: name, beside }
      }),
    }
  }

const ORIGIN_COUNT_COLUMNS = ['visits', 'forms', 'applications', 'accepted'] as const
const ORIGIN_RATE_COLUMNS = ['formRate', 'applicationRate', 'acceptedRate'] as const

/**
 * Builds the table of applications by the origin that candidates declare. It also counts candidates
 * whose visits were not measured.
 */
export async function buildDeclaredOriginsTable({
  payload,
  period,
  timezone,
}: RecruitmentTableOptions): Promise<StatisticsTable> {
  const { answers } = await readDeclaredOrigins(payload, { period, timezone })
  return {
    columns: ['answer', 'label', 'applications', 'accepted'],
    rows: answers.map(({ answer, ...sent }) => ({
      ...sent,
      ...{ answer, label: answer === null ? null : heardFromLabels[answer] },
    })),
  }
}

/** Builds the table of views, started forms and applications of each offer. */
export async function buildOffersTable({
  payload,
  period,
  timezone,
}: RecruitmentTableOptions): Promise<StatisticsTable> {
  const offers = await readRowsOfAllPages(OFFERS_PER_PAGE, async (page) => {
    const table = await readOfferTable(payload, {
      ...parseOfferTableQuery({}),
      ...{ page, period, timezone },
    })
    return { rows: table.offers, total: table.total }
  })
  return {
    columns: [
      ...['id', 'title', 'state', 'views', 'formsOpened', 'applications', 'accepted'],
      ...['viewsAside', 'formsAside', 'applicationsAside', 'acceptedAside'],
    ],
    rows: offers.map(({ aside, ...offer }) => ({
      ...offer,
      ...{ viewsAside: aside.views, formsAside: aside.formsOpened },
      ...{ applicationsAside: aside.applications, acceptedAside: aside.accepted },
    })),
  }
}

/** Builds the table of the candidates' waiting times, in seconds, and how many still wait. */
export const recruitmentTimesTableBuilder =
  (by: RecruitmentRowGrouping) =>
  async ({ payload, ...options }: RecruitmentTableOptions): Promise<StatisticsTable> => {
    const rows = await readRowsOfAllPages(RECRUITMENT_ROWS_PER_PAGE, (page) =>
      readRecruitmentTimes(payload, { ...options, by, page }),
    )
    return {
      columns: [
        by === 'month' ? 'month' : 'title',
        'received',
        'promised',
        'kept',
        ...WAIT_COLUMNS,
      ],
      rows: rows.map(({ kept, name, promised, received, ...times }) => ({
        ...{ received, promised, kept, [by === 'month' ? 'month' : 'title']: name },
        ...Object.fromEntries(
          WAIT_STAGES.flatMap((wait) => [
            [`${wait}Median`, times[wait].median],
            [`${wait}Ninth`, times[wait].ninth],
            [`${wait}Open`, times[wait].open],
          ]),
        ),
      })),
    }
  }

const WAIT_COLUMNS = WAIT_STAGES.flatMap((wait) => [`${wait}Median`, `${wait}Ninth`, `${wait}Open`])

type RowsPage<Row> = { rows: Row[]; total: number }

async function readRowsOfAllPages<Row>(
  size: number,
  read: (page: number) => Promise<RowsPage<Row>>,
) {
  const first = await read(1)
  const rows = [...first.rows]
  for (let page = 2; page <= Math.ceil(first.total / size); page++) {
    rows.push(...(await read(page)).rows)
  }
  return rows
}
