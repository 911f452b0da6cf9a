import { CONTENT_PROBLEMS_PATH } from '../rules/care'
import { contentProblemText } from '../words/admin/care'

/** The page of the admin that lists what content needs. */
export const contentProblemsViews = {
  care: {
    Component: '/src/plugins/content-care/admin/CareView#ContentProblemsView',
    path: CONTENT_PROBLEMS_PATH,
    exact: true,
    meta: { title: contentProblemText.title },
  },
} as const
