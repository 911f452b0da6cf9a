import type { PluginMenuEntry } from '@/components/admin/frame/menuEntry'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { CONTENT_PROBLEMS_PATH } from '@/src/plugins/content-care/rules/contentProblem'
import { contentProblemWords } from '@/src/plugins/content-care/words/admin/contentProblems'

export const contentProblemsMenuEntry: PluginMenuEntry = {
  label: contentProblemWords.title,
  href: `/admin${CONTENT_PROBLEMS_PATH}`,
  place: adminMenuGroups.content,
}
