import type { PluginMenuEntry } from '@/components/admin/frame/menuEntry'
import { adminMenuGroups } from '@/src/content/admin/groups'
import { CONTENT_PROBLEMS_PATH } from '../rules/care'
import { contentProblemText } from '../words/admin/care'

export const contentProblemsMenuEntry: PluginMenuEntry = {
  label: contentProblemText.title,
  href: `/admin${CONTENT_PROBLEMS_PATH}`,
  place: adminMenuGroups.content,
}
