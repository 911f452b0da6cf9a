/**
 * Whether a form contains input that a reload would lose. The job search does not count, because
 * its values are in the URL.
 */
export function hasUnsavedInput(page: Document): boolean {
  return [
    ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_INPUT_SELECTOR),
  ].some(({ defaultValue, value }) => value !== defaultValue)
}

const TEXT_INPUT_SELECTOR =
  'form[method="post"] :is(textarea, input:not([type="hidden"], [type="checkbox"]))'
