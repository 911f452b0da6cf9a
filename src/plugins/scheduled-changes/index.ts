import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import { applyPlannedChangeTask } from './jobs/applyPlannedChangeTask'
import { plannedChangeWords } from './words/admin/plannedChanges'

/** Plugin that publishes and withdraws pages on schedule. */
export const scheduledChanges =
  () =>
  (config: Config): Config =>
    extendConfig(config, {
      tasks: [applyPlannedChangeTask],
      widgets: [
        {
          widget: {
            slug: 'planned',
            label: plannedChangeWords.panel,
            Component: '/src/plugins/scheduled-changes/admin/PlannedWidget#PlannedWidget',
            minWidth: 'medium',
          },
          shown: { widgetSlug: 'planned', width: 'full' },
          shownAfter: 'quick-actions',
        },
      ],
    })
