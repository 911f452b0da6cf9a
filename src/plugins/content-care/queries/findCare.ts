import type { PayloadRequest } from 'payload'
import { isAdministrator, isStaff } from '@/src/domain/accounts/roles'
import { CARE_KINDS, type CareEntry } from '@/src/plugins/content-care/rules/care'
import { findOpenLanguages } from '@/src/queries/findPathsByLanguage'
import { CARE_CHECKS } from './careChecks'
import { readEditedContent } from './readEditedContent'
import { readUsedPictures } from './readUsedPictures'

/** All problems in the content that this user may edit, by kind. */
export async function findCare(req: PayloadRequest, now: Date): Promise<CareEntry[]> {
  if (!req.user || !isStaff(req.user)) return []
  const content = await readEditedContent(req, { withSettings: isAdministrator(req.user) })
  const pictures = await readUsedPictures(req, content)
  const options = { req, content, pictures, languages: await findOpenLanguages(req.payload), now }
  const found: CareEntry[] = []
  for (const find of CARE_CHECKS) found.push(...(await find(options)))
  return CARE_KINDS.flatMap((kind) => found.filter((entry) => entry.kind === kind))
}
