/** Whether a form of the page holds something that reloading it would lose: a search stands in the address. */
export function hasTyped(page: Document): boolean {
  return [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_INTO)].some(
    ({ defaultValue, value }) => value !== defaultValue,
  )
}

const TYPED_INTO =
  'form[method="post"] :is(textarea, input:not([type="hidden"], [type="checkbox"]))'
