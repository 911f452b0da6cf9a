import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { FORM_REFUSAL_REASONS } from '@/src/domain/visits/formRefusals'
import { APPLICATION_FORM_STEPS } from '@/src/domain/visits/formSteps'
import type { Period } from '@/src/domain/visits/period'
import type { FormStepCounts } from '@/src/plugins/statistics/rules/countFormExits'

const countColumnSchema = z.coerce.number()
const FormStepRowsSchema = z.array(
  z.union([
    z.object({ offer: z.number(), step: z.enum(APPLICATION_FORM_STEPS), forms: countColumnSchema }),
    z.object({ offer: z.number(), reason: z.enum(FORM_REFUSAL_REASONS), forms: countColumnSchema }),
  ]),
)

/** Reads the form steps of these offers by offer id; offers without any report are missing. */
export async function readFormStepCounts(
  payload: Payload,
  { offers, period: { from, to } }: { offers: readonly number[]; period: Period },
): Promise<Map<number, FormStepCounts>> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT offer_id AS offer, step, reason, sum(forms) AS forms FROM form_step_days
    WHERE offer_id = ANY (${sql.param(offers)}::integer[]) AND day BETWEEN ${from} AND ${to}
    GROUP BY offer_id, step, reason ORDER BY sum(forms) DESC, reason`)
  const stepsByOffer = new Map<number, FormStepCounts>()
  for (const row of FormStepRowsSchema.parse(rows)) {
    const steps = stepsByOffer.get(row.offer) ?? { reached: { ...NO_FORMS_BY_STEP }, refusals: [] }
    stepsByOffer.set(row.offer, steps)
    if ('step' in row) steps.reached[row.step] = row.forms
    else steps.refusals.push({ reason: row.reason, forms: row.forms })
  }
  return stepsByOffer
}

const NO_FORMS_BY_STEP = { opened: 0, contact: 0, cv: 0, letter: 0, sending: 0, sent: 0 }
