import type { PayloadRequest } from 'payload'
import { hasStaffRights, isAdministrator } from '@/src/domain/accounts/roles'
import {
  CONTENT_PROBLEM_KINDS,
  type ContentProblem,
} from '@/src/plugins/content-care/rules/contentProblem'
import { findPublishedLanguages } from '@/src/queries/findPathsByLanguage'
import { CONTENT_CHECKS } from './contentChecks'
import { readMultilingualContent } from './readMultilingualContent'
import { readUsedPictures } from './readUsedPictures'

/** Finds all problems in the content that this user may edit, by kind. */
export async function findContentProblems(
  req: PayloadRequest,
  now: Date,
): Promise<ContentProblem[]> {
  if (!req.user || !hasStaffRights(req.user)) return []
  const content = await readMultilingualContent(req, { withSettings: isAdministrator(req.user) })
  const pictures = await readUsedPictures(req, content)
  const options = {
    req,
    content,
    pictures,
    languages: await findPublishedLanguages(req.payload),
    now,
  }
  const found: ContentProblem[] = []
  for (const find of CONTENT_CHECKS) found.push(...(await find(options)))
  return CONTENT_PROBLEM_KINDS.flatMap((kind) => found.filter((entry) => entry.kind === kind))
}
