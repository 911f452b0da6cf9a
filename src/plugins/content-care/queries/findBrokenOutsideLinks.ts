import type { CareEntry } from '@/src/plugins/content-care/rules/care'
import { writtenLinks } from '@/src/plugins/content-care/rules/insideLinks'
import { isBroken, readOutsideLink } from '@/src/plugins/content-care/rules/outsideLinks'
import type { CareAsked } from './careChecks'
import { isCheckingOutside, readOutsideLinks } from './outsideLinks'

/** Links to other sites that failed at their last check. */
export async function findBrokenOutsideLinks({ req, content }: CareAsked): Promise<CareEntry[]> {
  if (!(await isCheckingOutside(req.payload))) return []
  const states = await readOutsideLinks(req.payload)
  return content.flatMap(({ place, ...document }) =>
    writtenLinks(document).flatMap(({ path: field, language, address }): CareEntry[] => {
      const state = states[readOutsideLink(address, '')?.href ?? '']
      if (!state?.fault || !isBroken(state)) return []
      return [{ kind: 'brokenLink', address, fault: state.fault, place, field, language }]
    }),
  )
}
