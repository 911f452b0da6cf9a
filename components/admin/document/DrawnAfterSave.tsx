'use client'

import { useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

type Props = { path: string; children: ReactNode }

/**
 * A field that the server draws, drawn anew after each save: Payload draws one once. The page as a whole
 * would come with what was stored, and take what is being typed by then.
 */
export function DrawnAfterSave({ path, children }: Props) {
  const { savedDocumentData: saved } = useDocumentInfo()
  const drawAnew = useDrawing(path)
  const savedAt: unknown = saved?.updatedAt
  const drawnAt = useRef(savedAt)
  const follow = useEffectEvent(drawAnew)
  useEffect(() => {
    if (drawnAt.current === savedAt) return
    drawnAt.current = savedAt
    void follow()
  }, [savedAt])
  return children
}

function useDrawing(path: string) {
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
    const drawn = state?.[path]
    if (drawn) dispatchFields({ type: 'UPDATE_MANY', formState: { [path]: drawn } })
  }
}
