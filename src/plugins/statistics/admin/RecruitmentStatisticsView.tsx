import type { AdminViewServerProps } from 'payload'
import {
  parseRecruitmentParams,
  RECRUITMENT_PARAMS,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { RecruitmentReport } from './recruitment/RecruitmentReport'
import { StatisticsFrame } from './StatisticsFrame'
import { singleParams } from './singleParams'

export function RecruitmentStatisticsView(view: AdminViewServerProps) {
  const params = parseRecruitmentParams(singleParams(view.searchParams, RECRUITMENT_PARAMS))
  return (
    <StatisticsFrame {...view} page="recruitment">
      {({ req, ...statistics }) => (
        <RecruitmentReport
          {...statistics}
          {...params}
          address={`/admin${STATISTICS_PAGES.recruitment}`}
          payload={req.payload}
        />
      )}
    </StatisticsFrame>
  )
}
