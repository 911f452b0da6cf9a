/** The values of a form by field name. */
export function readSearchFields(form: HTMLFormElement) {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

/** Empties these fields: an empty search field means "any". */
export function clearSearchFields(form: HTMLFormElement, names: readonly string[]) {
  for (const field of form.elements) {
    const isSearched = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (isSearched && names.includes(field.name)) field.value = ''
  }
}

/**
 * Sets the fields from the URL, after a chip or the back button changed it. The focused field is
 * not changed.
 */
export function fillFieldsFromUrl(form: HTMLFormElement, href: string) {
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
