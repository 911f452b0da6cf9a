/** The number of job alerts, and their events in a period. */
export type AlertFigures = Record<AlertFigureName, number>

export const ALERT_FIGURE_NAMES = ['active', 'waiting', 'created', 'mailed'] as const
export type AlertFigureName = (typeof ALERT_FIGURE_NAMES)[number]

declare module '@/src/domain/visits/visitReport' {
  interface VisitReport {
    jobAlerts?: AlertFigures
  }
}
