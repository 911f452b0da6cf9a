/** The number of job alerts, and their events in a period. */
export type AlertFigures = Record<AlertFigure, number>

export const ALERT_FIGURES = ['active', 'waiting', 'created', 'mailed'] as const
export type AlertFigure = (typeof ALERT_FIGURES)[number]

declare module '@/src/domain/visits/visitReport' {
  interface VisitReport {
    jobAlerts?: AlertFigures
  }
}
