'use client'

import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

type Props = { path: string; children: ReactNode }

/**
 * Renders a server-rendered field again after each save; Payload renders it only once. Only this field is refreshed:
 * a refresh of the whole page would replace text that the user types meanwhile by the stored values.
 */
export function FieldRenderedAfterSave({ path, children }: Props) {
  const { savedDocumentData: saved } = useDocumentInfo()
  const renderField = useFieldServerRendering(path)
  const savedAt: unknown = saved?.updatedAt
  const renderedFor = useRef(savedAt)
  const renderAgain = useEffectEvent(renderField)
  useEffect(() => {
    if (renderedFor.current === savedAt) return
    renderedFor.current = savedAt
    void renderAgain()
  }, [savedAt])
  return children
}

function useFieldServerRendering(path: string) {
  const { collectionSlug, docPermissions, globalSlug, id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const { getFormState } = useServerFunctions()
  return async () => {
    const { state } = await getFormState({
      ...(globalSlug ? { globalSlug } : { collectionSlug, id }),
      data: {},
      docPermissions,
      docPreferences: { fields: {} },
      operation: 'update',
      renderAllFields: true,
      schemaPath: globalSlug ?? collectionSlug ?? '',
      select: { [path]: true },
      skipValidation: true,
    })
    const renderedField = state?.[path]
    if (renderedField) dispatchFields({ type: 'UPDATE_MANY', formState: { [path]: renderedField } })
  }
}
