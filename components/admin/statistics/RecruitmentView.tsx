import type { AdminViewServerProps } from 'payload'
import { StatisticsFrame } from './StatisticsFrame'

export function RecruitmentView(view: AdminViewServerProps) {
  return (
    <StatisticsFrame {...view} page="recruitment">
      {() => null}
    </StatisticsFrame>
  )
}
