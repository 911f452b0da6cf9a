import { APIError, type Payload } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { inTransaction } from '@/src/database/inTransaction'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { findPlannablePage } from '@/src/plugins/scheduled-changes/queries/findPlannablePage'
import type { PlannedChangeInput } from '@/src/plugins/scheduled-changes/queries/internal/findPlannedChanges'
import type { PlanRefusal } from '@/src/plugins/scheduled-changes/rules/plannedChange'
import { auditTargetOfPage } from './planChange'

/**
 * Publishes or unpublishes a page with the current rights of the user who planned the change. A
 * repeated run has no further effect. A change that is no longer allowed throws; the dashboard
 * shows the failure.
 */
export async function applyPlannedChange(
  payload: Payload,
  planned: PlannedChangeInput,
): Promise<void> {
  const { kind, place } = planned
  const user = await findPlanningUser(payload, planned.user)
  await inTransaction(payload, { user }, async (req) => {
    const page = await findPlannablePage(req, place)
    if (!page) throw planRefusalError('notPlannable')
    const _status = kind === 'publish' ? 'published' : 'draft'
    const change = { data: { _status }, depth: 0, locale: SOURCE_LANGUAGE, req } as const
    if ('global' in place) {
      await payload.updateGlobal({ ...change, slug: place.global, overrideAccess: false })
    } else {
      const { collection, id } = place
      await payload.update({ ...change, collection, id, overrideAccess: false })
    }
    const about = auditTargetOfPage(place, page.title)
    await recordAuditEntry(req, {
      ...about,
      action: 'planApplied',
      details: planned.said,
      actor: null,
    })
  })
}

async function findPlanningUser(payload: Payload, id: number): Promise<SignedInUser> {
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    // Access control is skipped: the job has no user, and accounts are hidden from most users.
    overrideAccess: true,
  })
  if (!user || !hasStaffRights(user)) throw planRefusalError('plannerGone')
  return { ...user, collection: 'users' }
}

const planRefusalError = (reason: PlanRefusal) => new APIError(reason, 403)
