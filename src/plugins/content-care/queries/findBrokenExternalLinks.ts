import type { ContentProblem } from '@/src/plugins/content-care/rules/contentProblem'
import { isLinkBroken, parseExternalLink } from '@/src/plugins/content-care/rules/externalLinks'
import { findContentLinks } from '@/src/plugins/content-care/rules/internalLinks'
import type { ContentCheckInput } from './contentChecks'
import { isExternalLinkCheckEnabled, readExternalLinkHealth } from './externalLinks'

/** Finds links to other sites that failed at their last check. */
export async function findBrokenExternalLinks({
  req,
  content,
}: ContentCheckInput): Promise<ContentProblem[]> {
  if (!(await isExternalLinkCheckEnabled(req.payload))) return []
  const states = await readExternalLinkHealth(req.payload)
  return content.flatMap(({ place, ...document }) =>
    findContentLinks(document).flatMap(({ path: field, language, address }): ContentProblem[] => {
      const state = states[parseExternalLink(address, '')?.href ?? '']
      if (!state?.fault || !isLinkBroken(state)) return []
      return [{ kind: 'brokenLink', address, fault: state.fault, place, field, language }]
    }),
  )
}
