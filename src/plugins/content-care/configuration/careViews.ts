import { CARE_PATH } from '../rules/care'
import { careText } from '../words/admin/care'

/** The page of the admin that lists what content needs. */
export const careViews = {
  care: {
    Component: '/src/plugins/content-care/admin/CareView#CareView',
    path: CARE_PATH,
    exact: true,
    meta: { title: careText.title },
  },
} as const
