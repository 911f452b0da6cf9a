import type { Failure } from '../request/request'

/** The sentences by field of a dialog or, when no field is at fault, one about the whole form. */
export function mistakesIn({ fields, message }: Failure, failed: string): Failure['fields'] {
  return Object.keys(fields).length > 0 ? fields : { form: message ?? failed }
}
