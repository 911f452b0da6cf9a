import type { AdminViewServerProps } from 'payload'
import {
  parseRecruitmentParams,
  RECRUITMENT_PARAMS,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import { STATISTICS_PAGES } from '@/src/plugins/statistics/rules/statisticsPages'
import { firstParamValues } from './firstParamValues'
import { RecruitmentReport } from './recruitment/RecruitmentReport'
import { StatisticsFrame } from './StatisticsFrame'

export function RecruitmentStatisticsView(view: AdminViewServerProps) {
  const params = parseRecruitmentParams(firstParamValues(view.searchParams, RECRUITMENT_PARAMS))
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
