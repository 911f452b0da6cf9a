type EditableConfig = { admin?: { components?: { views?: { edit?: object } } } }

/** A collection or global whose form also has these views. */
export function addEditViews<Edited extends EditableConfig>(
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
