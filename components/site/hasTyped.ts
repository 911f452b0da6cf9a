/**
 * Whether a form contains input that a reload would lose. The job search does not count, because
 * its values are in the URL.
 */
export function hasTyped(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_INTO)].some(
    ({ defaultValue, value }) => value !== defaultValue,
  )
}

const TYPED_INTO =
  'form[method="post"] :is(textarea, input:not([type="hidden"], [type="checkbox"]))'
