/** Whether a form of the page holds something that reloading it would lose. */
export function hasTyped(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_INTO)].some(
    ({ defaultValue, value }) => value !== defaultValue,
  )
}

const TYPED_INTO = 'form :is(textarea, input:not([type="hidden"], [type="checkbox"]))'
