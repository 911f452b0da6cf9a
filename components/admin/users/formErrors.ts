import type { Failure } from '../request/request'

/** The error sentences by field of a dialog, or one for the whole form if no field has an error. */
export function formErrors({ fields, message }: Failure, failed: string): Failure['fields'] {
  return Object.keys(fields).length > 0 ? fields : { form: message ?? failed }
}
