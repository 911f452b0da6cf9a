import { z } from 'zod'
import { readJson } from '@/src/app/api/readBytes'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { FORM_REFUSALS } from '@/src/domain/visits/formRefusals'
import { FORM_STEPS } from '@/src/domain/visits/formSteps'
import { ID_FORMS } from '@/src/domain/visits/visitorIds'

const MAX_BYTES = 4_096
const LONGEST_TITLE = 200
const LONGEST_REFERRER = 300
const LONGEST_SLUG = 200

const line = (longest: number) =>
  z.string().transform((text) => cleanLine(cleanLine(text).slice(0, longest)))

const SentVisit = z.object({
  visitor: z.string().regex(ID_FORMS.visitor),
  session: z.string().regex(ID_FORMS.session),
  path: z.string(),
  title: line(LONGEST_TITLE),
  referrer: line(LONGEST_REFERRER),
  screen: z.string().regex(/^(\d{1,5}x\d{1,5})?$/),
  /** How many fingers the screen takes. */
  touches: z.int().min(0).max(999),
  /** `utm_medium`, `utm_source`, `utm_campaign` and `utm_content` of the address. */
  link: z.array(line(100)).max(4),
  /** Whether the link names a campaign, and was followed rather than reloaded or gone back to. */
  campaign: z.boolean().default(false),
  /** Whether the visitor accepted it although the browser asks for privacy. */
  chosen: z.boolean().default(false),
})

/** Without consent nothing but the page is told, and nothing else is read. */
const SentView = z.union([SentVisit, z.strictObject({ path: z.string() })])
export type SentView = z.infer<typeof SentView>

/** How far the form for an offer has been filled in. Nobody is named, and nothing that was typed. */
const SentForm = z.strictObject({
  form: z.string().max(LONGEST_SLUG),
  steps: z.array(z.enum(FORM_STEPS)).max(FORM_STEPS.length),
  refusals: z.array(z.enum(FORM_REFUSALS)).max(3),
  chosen: z.boolean(),
})
export type SentForm = z.infer<typeof SentForm>

const Sent = z.union([SentView, SentForm])

type Reading = { ok: true; view: SentView | SentForm } | { ok: false; status: 400 | 411 | 413 }

/** Reads what a page has sent about itself, and no more of it than such a page can have to say. */
export async function readSentView(request: Request): Promise<Reading> {
  // What a page sends has a length, and the server reads no further than that.
  const announced = request.headers.get('content-length')
  if (announced === null) return { ok: false, status: 411 }
  if (Number(announced) > MAX_BYTES) return { ok: false, status: 413 }
  const { data, success } = Sent.safeParse(await readJson(request, MAX_BYTES))
  return success ? { ok: true, view: data } : { ok: false, status: 400 }
}
