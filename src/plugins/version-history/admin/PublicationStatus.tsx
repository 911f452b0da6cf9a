'use client'

import { Button, toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/dialog/ConfirmDialog'
import { bodyOrNull, request } from '@/components/admin/request/request'
import { publicationWords as words } from '@/src/content/admin/publication'
import { publicationControls } from '@/src/plugins/publicationControls'
import styles from './Versions.module.css'

/** Publication status of the document, and a button to discard its unpublished changes. */
export function PublicationStatus() {
  const { docPermissions, hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo()
  const [isConfirming, setConfirming] = useState(false)
  const discard = useDiscardUnpublishedChanges()
  const isDraft = unpublishedVersionCount > 0
  const state = !hasPublishedDoc ? 'draft' : isDraft ? 'changed' : 'published'
  return (
    <div className={styles.status}>
      <span className={styles.quiet}>{words.label}</span>{' '}
      <span>{(isTrashed ? words.trashed : words.states)[state]}</span>
      {state === 'changed' && !isTrashed && docPermissions?.update ? (
        <>
          <span>{' — '}</span>
          <Button buttonStyle="none" className={styles.discard} onClick={() => setConfirming(true)}>
            {words.discard}
          </Button>
          {isConfirming && (
            <ConfirmDialog
              doing={words.discarding}
              label={words.discard}
              onClose={() => setConfirming(false)}
              onConfirm={discard}
              title={words.heading}
            >
              <p>{words.body}</p>
            </ConfirmDialog>
          )}
        </>
      ) : null}
      {publicationControls.map(({ name, Control }) => (
        <Control key={name} />
      ))}
    </div>
  )
}

/**
 * Returns a function that restores the published version. Payload's own copies the published
 * content of one language over the draft, and thereby publishes the draft of the other languages.
 */
function useDiscardUnpublishedChanges() {
  const { collectionSlug, globalSlug, id, incrementVersionCount, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { reset } = useForm()
  const { code: locale } = useLocale()
  const place = globalSlug ? `/api/globals/${globalSlug}` : `/api/${collectionSlug}`

  return async () => {
    const query = new URLSearchParams({
      'where[version._status][equals]': 'published',
      ...(collectionSlug ? { 'where[parent][equals]': String(id) } : {}),
      'where[snapshot][not_equals]': 'true',
      sort: '-updatedAt',
      limit: '1',
      depth: '0',
    })
    const online = await request<{ docs: { id: number }[] }>(`${place}/versions?${query}`)
    const version = bodyOrNull(online)?.docs[0]?.id
    const restored =
      version !== undefined &&
      (await request(`${place}/versions/${version}`, { method: 'POST' })).ok
    const shown = `${globalSlug ? place : `${place}/${id}`}?locale=${locale}&fallback-locale=null&depth=0`
    const doc = restored ? bodyOrNull(await request<Record<string, unknown>>(shown)) : null
    if (!doc) {
      toast.error(words.failed)
      return
    }
    await reset(doc)
    incrementVersionCount()
    setUnpublishedVersionCount(0)
    toast.success(words.discarded)
  }
}
