import type { DashboardConfig } from 'payload'
import { dashboardText } from '@/src/content/admin/dashboard'
import { visitStatsText } from '@/src/content/admin/visitStats'
import { FIGURES } from '@/src/domain/admin/dashboard'
import { answerShareWords } from '@/src/plugins/answers/words/admin/promisedAnswers'
import { careText } from '@/src/plugins/content-care/words/admin/care'
import { plannedWords } from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import { translationWords } from '@/src/plugins/translations/words/admin/translation'

const folder = '/components/admin/dashboard'

const figures = FIGURES.map((figure) => ({
  slug: `figure-${figure}` as const,
  label: dashboardText.figures[figure],
  Component: { path: `${folder}/FigureWidget#FigureWidget`, serverProps: { figure } },
  maxWidth: 'medium' as const,
}))

const panels = [
  {
    slug: 'visits',
    label: visitStatsText.title,
    Component: '/components/admin/visits/VisitsWidget#VisitsWidget',
    minWidth: 'large',
  },
  {
    slug: 'waiting',
    label: dashboardText.waiting.title,
    Component: `${folder}/WaitingWidget#WaitingWidget`,
    minWidth: 'medium',
  },
  {
    slug: 'answers',
    label: answerShareWords.title,
    Component: '/src/plugins/answers/admin/AnswerShareWidget#AnswerShareWidget',
    minWidth: 'medium',
  },
  {
    slug: 'activity',
    label: dashboardText.activity.title,
    Component: `${folder}/ActivityWidget#ActivityWidget`,
    minWidth: 'medium',
  },
  {
    slug: 'quick-actions',
    label: dashboardText.actions.title,
    Component: `${folder}/QuickActionsWidget#QuickActionsWidget`,
    minWidth: 'small',
  },
  {
    slug: 'care',
    label: careText.title,
    Component: '/src/plugins/content-care/admin/CareWidget#CareWidget',
    minWidth: 'medium',
  },
  {
    slug: 'translations',
    label: translationWords.panel.title,
    Component: '/src/plugins/translations/admin/TranslationsWidget#TranslationsWidget',
    minWidth: 'medium',
  },
  {
    slug: 'planned',
    label: plannedWords.panel,
    Component: '/src/plugins/scheduled-changes/admin/PlannedWidget#PlannedWidget',
    minWidth: 'medium',
  },
] as const

/** The default widgets of the dashboard; each user can rearrange them. */
export const adminDashboard: DashboardConfig = {
  widgets: [...figures, ...panels],
  defaultLayout: [
    ...figures.map(({ slug }) => ({ widgetSlug: slug, width: 'small' as const })),
    { widgetSlug: 'waiting', width: 'full' },
    { widgetSlug: 'visits', width: 'full' },
    { widgetSlug: 'activity', width: 'large' },
    { widgetSlug: 'quick-actions', width: 'small' },
    { widgetSlug: 'planned', width: 'full' },
    { widgetSlug: 'answers', width: 'full' },
    { widgetSlug: 'care', width: 'full' },
    { widgetSlug: 'translations', width: 'full' },
  ],
}
