/** What stands in the fields of a form, by name. */
export function readFields(form: HTMLFormElement) {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

/** Every field of the search box and its filters stands for "any" when empty. */
export function emptyFields(form: HTMLFormElement, names: readonly string[]) {
  for (const field of form.elements) {
    const isSearched = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (isSearched && names.includes(field.name)) field.value = ''
  }
}

/**
 * Makes the fields say what the address says, after a chip or the browser's back button has
 * changed it. The field that the visitor is in is left alone.
 */
export function writeFields(form: HTMLFormElement, href: string) {
  const query = new URLSearchParams(href.split('?')[1])
  for (const field of form.elements) {
    if (field === document.activeElement) continue
    if (field instanceof HTMLInputElement) field.value = query.get(field.name) ?? ''
    if (field instanceof HTMLSelectElement) {
      field.value = query.get(field.name) ?? ''
      if (field.selectedIndex < 0) field.selectedIndex = 0
    }
  }
}
