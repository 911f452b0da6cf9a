import { statisticsText } from '@/src/content/admin/statistics'
import { STATISTICS_PAGES } from '@/src/domain/admin/statisticsPages'

const folder = '/src/plugins/statistics/admin'

/** The statistics pages of the admin. */
export const statisticsViews = {
  statistics: view('audience', `${folder}/AudienceView#AudienceView`),
  origins: view('origins', `${folder}/OriginsView#OriginsView`),
  offerFigures: view('offers', `${folder}/OffersView#OffersView`),
  recruitment: view('recruitment', `${folder}/RecruitmentView#RecruitmentView`),
}

function view(page: keyof typeof STATISTICS_PAGES, Component: string) {
  const title = `${statisticsText.pages[page]} · ${statisticsText.title}`
  return { Component, path: STATISTICS_PAGES[page], exact: true, meta: { title } } as const
}
