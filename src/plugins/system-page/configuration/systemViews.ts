import { SYSTEM_PATH } from '@/src/plugins/system-page/rules/systemPath'
import { systemText } from '@/src/plugins/system-page/words/admin/healthChecks'

/** The page of the admin that shows the checks. */
export const systemViews = {
  system: {
    Component: '/src/plugins/system-page/admin/SystemView#SystemView',
    path: SYSTEM_PATH,
    exact: true,
    meta: { title: systemText.title },
  },
} as const
