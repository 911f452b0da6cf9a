import type { AdminViewServerProps } from 'payload'
import { StatisticsFrame } from './StatisticsFrame'

export function OffersView(view: AdminViewServerProps) {
  return (
    <StatisticsFrame {...view} page="offers">
      {() => null}
    </StatisticsFrame>
  )
}
