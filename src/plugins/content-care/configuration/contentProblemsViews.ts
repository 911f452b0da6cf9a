import { CONTENT_PROBLEMS_PATH } from '@/src/plugins/content-care/rules/contentProblem'
import { contentProblemWords } from '@/src/plugins/content-care/words/admin/contentProblems'

/** The page of the admin that lists the problems of the content. */
export const contentProblemsViews = {
  care: {
    Component: '/src/plugins/content-care/admin/ContentProblemsView#ContentProblemsView',
    path: CONTENT_PROBLEMS_PATH,
    exact: true,
    meta: { title: contentProblemWords.title },
  },
} as const
