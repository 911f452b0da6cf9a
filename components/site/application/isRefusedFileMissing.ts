import type { FormErrors } from '@/components/site/submission/postForm'

/** Whether a file was refused and the field is still empty. */
export const isRefusedFileMissing = ({ elements }: HTMLFormElement, errors: FormErrors) =>
  [...elements].some(
    (field) =>
      field instanceof HTMLInputElement && field.files?.length === 0 && Boolean(errors[field.name]),
  )
