import { APIError, type Payload } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { inTransaction } from '@/src/database/inTransaction'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { HOUSE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { PlanRefusal } from '@/src/domain/pages/plannedChange'
import type { PlannedInput } from '@/src/queries/asSite/findPlannedChanges'
import { findPlannablePage } from '@/src/queries/findPlannablePage'
import { auditPlace } from './planChange'

/**
 * Publishes a page or takes it off the site, by the rights that whoever planned it has now. Twice is as good
 * as once. What is not allowed any more throws, and is told by the start page.
 */
export async function applyPlannedChange(payload: Payload, planned: PlannedInput): Promise<void> {
  const { kind, place } = planned
  const user = await findPlanner(payload, planned.user)
  await inTransaction(payload, { user }, async (req) => {
    const page = await findPlannablePage(req, place)
    if (!page) throw refusal('notPlannable')
    const _status = kind === 'publish' ? 'published' : 'draft'
    const change = { data: { _status }, depth: 0, locale: HOUSE_LANGUAGE, req } as const
    if ('global' in place) {
      await payload.updateGlobal({ ...change, slug: place.global, overrideAccess: false })
    } else {
      const { collection, id } = place
      await payload.update({ ...change, collection, id, overrideAccess: false })
    }
    const about = auditPlace(place, page.title)
    await recordAudit(req, { ...about, action: 'planApplied', details: planned.said, actor: null })
  })
}

async function findPlanner(payload: Payload, id: number): Promise<SignedInUser> {
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    // Accounts are hidden from most people; nobody is asking here.
    overrideAccess: true,
  })
  if (!user || !isStaff(user)) throw refusal('plannerGone')
  return { ...user, collection: 'users' }
}

const refusal = (reason: PlanRefusal) => new APIError(reason, 403)
