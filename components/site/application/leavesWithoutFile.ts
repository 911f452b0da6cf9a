import type { FormErrors } from '../submission/postForm'

/** Whether a file was turned away and no other one stands in its place. */
export const leavesWithoutFile = ({ elements }: HTMLFormElement, errors: FormErrors) =>
  [...elements].some(
    (field) =>
      field instanceof HTMLInputElement && field.files?.length === 0 && Boolean(errors[field.name]),
  )
