import type { AdminViewServerProps } from 'payload'
import { StatisticsFrame } from './StatisticsFrame'

export function OriginsView(view: AdminViewServerProps) {
  return (
    <StatisticsFrame {...view} page="origins">
      {() => null}
    </StatisticsFrame>
  )
}
