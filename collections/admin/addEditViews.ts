type ConfigWithEditViews = { admin?: { components?: { views?: { edit?: object } } } }

/** Adds views to the form of a collection or global. */
export function addEditViews<Edited extends ConfigWithEditViews>(
  form: Edited,
  added: Record<string, { Component: string }>,
): Edited {
  const { admin } = form
  const { views } = admin?.components ?? {}
  const components = {
    ...admin?.components,
    views: { ...views, edit: { ...views?.edit, ...added } },
  }
  return { ...form, admin: { ...admin, components } }
}
