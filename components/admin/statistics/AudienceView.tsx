import type { AdminViewServerProps } from 'payload'
import { StatisticsFrame } from './StatisticsFrame'

export function AudienceView(view: AdminViewServerProps) {
  return (
    <StatisticsFrame {...view} page="audience">
      {() => null}
    </StatisticsFrame>
  )
}
