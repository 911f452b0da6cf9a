import { type Field, type PayloadRequest, traverseFields } from 'payload'
import { extractPlainText } from '@/src/domain/languages/localizedTexts'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { PlannedPageReference } from '@/src/plugins/scheduled-changes/rules/plannedChange'

/** Whether the draft of a page lacks a required French text. */
export async function hasEmptyRequiredFields(
  req: PayloadRequest,
  place: PlannedPageReference,
): Promise<boolean> {
  const { payload, user } = req
  const options = { draft: true, depth: 0, locale: SOURCE_LANGUAGE, user, req } as const
  if ('global' in place) {
    const { fields = [] } = payload.globals.config.find(({ slug }) => slug === place.global) ?? {}
    const slug = place.global
    return hasEmptyRequiredField(
      fields,
      await payload.findGlobal({ ...options, slug, overrideAccess: false }),
    )
  }
  const { fields } = payload.collections[place.collection].config
  return hasEmptyRequiredField(
    fields,
    await payload.findByID({ ...options, ...place, overrideAccess: false }),
  )
}

function hasEmptyRequiredField(fields: Field[], draft: object): boolean {
  let isLacking = false
  traverseFields({
    fields,
    ref: draft,
    fillEmpty: false,
    callback: ({ field, ref }) => {
      const values: Record<string, unknown> = { ...(ref ?? {}) }
      const isRequired = 'required' in field && field.required && 'name' in field
      if (isRequired && isEmptyFieldValue(values[field.name])) isLacking = true
      return isLacking
    },
  })
  return isLacking
}

function isEmptyFieldValue(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (Array.isArray(value)) return value.length === 0
  // A value that is neither plain nor rich text is either present or not.
  const isText = typeof value === 'string' || typeof value === 'object'
  return isText && extractPlainText(value).trim() === ''
}
