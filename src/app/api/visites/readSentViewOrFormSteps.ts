import { z } from 'zod'
import { readRequestJson } from '@/src/app/api/readBodyBytes'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { FORM_REFUSAL_REASONS } from '@/src/domain/visits/formRefusals'
import { APPLICATION_FORM_STEPS } from '@/src/domain/visits/formSteps'
import { VISIT_ID_PATTERNS } from '@/src/domain/visits/visitorIds'

const MAX_VIEW_BODY_BYTES = 4_096
const MAX_TITLE_CHARACTERS = 200
const MAX_REFERRER_CHARACTERS = 300
const MAX_SLUG_CHARACTERS = 200

const truncatedLineSchema = (longest: number) =>
  z.string().transform((text) => cleanLine(cleanLine(text).slice(0, longest)))

const SentConsentedViewSchema = z.object({
  visitor: z.string().regex(VISIT_ID_PATTERNS.visitor),
  session: z.string().regex(VISIT_ID_PATTERNS.session),
  path: z.string(),
  title: truncatedLineSchema(MAX_TITLE_CHARACTERS),
  referrer: truncatedLineSchema(MAX_REFERRER_CHARACTERS),
  screen: z.string().regex(/^(\d{1,5}x\d{1,5})?$/),
  /** Maximum number of touch points of the screen. */
  touches: z.int().min(0).max(999),
  /** The values of `utm_medium`, `utm_source`, `utm_campaign` and `utm_content` in the URL. */
  link: z.array(truncatedLineSchema(100)).max(4),
  /** Whether the URL names a campaign and was opened by a link, not by a reload or by going back. */
  campaign: z.boolean().default(false),
  /** Whether the visitor accepted the measurement although the browser sends Global Privacy Control. */
  chosen: z.boolean().default(false),
})

/** Without consent a page sends only its path; a body with other fields is refused. */
const SentView = z.union([SentConsentedViewSchema, z.strictObject({ path: z.string() })])
export type SentView = z.infer<typeof SentView>

/** The steps of a form that a visitor has reached. They contain no visitor id and no typed text. */
const SentFormSteps = z.strictObject({
  form: z.string().max(MAX_SLUG_CHARACTERS),
  steps: z.array(z.enum(APPLICATION_FORM_STEPS)).max(APPLICATION_FORM_STEPS.length),
  refusals: z.array(z.enum(FORM_REFUSAL_REASONS)).max(3),
  chosen: z.boolean(),
})
export type SentFormSteps = z.infer<typeof SentFormSteps>

/** Receives the steps of a form from an IP address. */
export type FormStepsReceiver = (form: SentFormSteps, address: string) => void

const SentBodySchema = z.union([SentView, SentFormSteps])

type SentViewOrFormStepsReadResult =
  | { ok: true; view: SentView | SentFormSteps }
  | { ok: false; status: 400 | 411 | 413 }

/**
 * Parses the page view or form steps that a page has sent. The body is limited to
 * `MAX_VIEW_BODY_BYTES`.
 */
export async function readSentViewOrFormSteps(
  request: Request,
): Promise<SentViewOrFormStepsReadResult> {
  // The announced length suffices, because the HTTP server reads no more bytes than announced.
  const announced = request.headers.get('content-length')
  if (announced === null) return { ok: false, status: 411 }
  if (Number(announced) > MAX_VIEW_BODY_BYTES) return { ok: false, status: 413 }
  const { data, success } = SentBodySchema.safeParse(
    await readRequestJson(request, MAX_VIEW_BODY_BYTES),
  )
  return success ? { ok: true, view: data } : { ok: false, status: 400 }
}
