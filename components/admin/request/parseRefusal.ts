import { z } from 'zod'
import type { Failure } from './request'

const RouteRefusalSchema = z.object({ error: z.string() })

const FormRefusalSchema = z.object({ errors: z.record(z.string(), z.string()) })

const PayloadRefusalSchema = z.object({
  errors: z.array(z.object({ message: z.string().optional(), data: z.unknown().optional() })),
})
const FieldErrorsSchema = z.object({
  errors: z.array(z.object({ path: z.string().optional(), message: z.string().optional() })),
})

/** Reads the sentences of a refusal by our routes, our public forms or Payload's REST API. */
export function parseRefusal(body: unknown): Pick<Failure, 'message' | 'fields'> {
  const ofRoute = RouteRefusalSchema.safeParse(body).data
  if (ofRoute) return { message: ofRoute.error, fields: {} }
  const ofForm = FormRefusalSchema.safeParse(body).data
  if (ofForm) return { fields: ofForm.errors }
  const [first] = PayloadRefusalSchema.safeParse(body).data?.errors ?? []
  const named = FieldErrorsSchema.safeParse(first?.data).data?.errors ?? []
  const fields = named.flatMap(({ path, message }) => (path && message ? [[path, message]] : []))
  return { message: first?.message, fields: Object.fromEntries(fields) }
}
