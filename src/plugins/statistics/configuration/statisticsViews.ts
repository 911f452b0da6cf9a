import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { statisticsText } from '@/src/plugins/statistics/words/admin/statistics'

const adminFolder = '/src/plugins/statistics/admin'

/** The views of the statistics pages in the admin. */
export const statisticsViews = {
  statistics: statisticsView('audience', `${adminFolder}/AudienceView#AudienceView`),
  origins: statisticsView('origins', `${adminFolder}/OriginStatisticsView#OriginStatisticsView`),
  offerFigures: statisticsView('offers', `${adminFolder}/OfferStatisticsView#OfferStatisticsView`),
  recruitment: statisticsView(
    'recruitment',
    `${adminFolder}/RecruitmentStatisticsView#RecruitmentStatisticsView`,
  ),
}

function statisticsView(page: keyof typeof STATISTICS_PAGES, Component: string) {
  const title = `${statisticsText.pages[page]} · ${statisticsText.title}`
  return { Component, path: STATISTICS_PAGES[page], exact: true, meta: { title } } as const
}
