import { auditActionWords, auditTargetWords } from '@/src/content/admin/auditWords'
import type { ShownAuditEntry } from './auditObjects'

/** @returns the verb, in which `{}` is the object, and whether it already contains the details */
export function auditVerb({ action, details, isOwn, target }: ShownAuditEntry) {
  const words = auditActionWords[action]
  const verbWithDetails =
    action === 'statusChanged' && target
      ? auditTargetWords[target]?.statusVerbs?.[details?.split(' → ').at(-1) ?? '']
      : words?.verbsByDetails?.[details ?? '']
  const verb =
    verbWithDetails ??
    (isOwn ? words?.ownAccountVerb : undefined) ??
    (target ? words?.documentVerb : undefined) ??
    words?.verb ??
    verbOfRemovedPlugin(action)
  return { verb, tellsDetails: verbWithDetails !== undefined }
}

const verbOfRemovedPlugin = (action: string) => `a fait l’action «\u00A0${action}\u00A0»`
