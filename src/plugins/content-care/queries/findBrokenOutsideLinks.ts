import type { ContentProblem } from '@/src/plugins/content-care/rules/contentProblem'
import { findContentLinks } from '@/src/plugins/content-care/rules/insideLinks'
import { isBroken, readOutsideLink } from '@/src/plugins/content-care/rules/outsideLinks'
import type { ContentCheckInput } from './contentChecks'
import { isOutsideLinkCheckEnabled, readOutsideLinks } from './outsideLinks'

/** Finds links to other sites that failed at their last check. */
export async function findBrokenOutsideLinks({
  req,
  content,
}: ContentCheckInput): Promise<ContentProblem[]> {
  if (!(await isOutsideLinkCheckEnabled(req.payload))) return []
  const states = await readOutsideLinks(req.payload)
  return content.flatMap(({ place, ...document }) =>
    findContentLinks(document).flatMap(({ path: field, language, address }): ContentProblem[] => {
      const state = states[readOutsideLink(address, '')?.href ?? '']
      if (!state?.fault || !isBroken(state)) return []
      return [{ kind: 'brokenLink', address, fault: state.fault, place, field, language }]
    }),
  )
}
