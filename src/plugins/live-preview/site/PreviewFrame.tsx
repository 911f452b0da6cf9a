'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { findPointedFieldPath } from '@/src/plugins/live-preview/rules/findPointedFieldPath'
import type { ShownFormField } from '@/src/plugins/live-preview/rules/shownFormFields'
import { findPointedElements } from './findPointedElements'
import { LastSuccessfulRendering } from './LastSuccessfulRendering'
import { sendMessageToForm } from './sendMessageToForm'
import { useUnsavedPreview } from './useUnsavedPreview'

type RenderedPreviewPage = { page: ReactNode; places: readonly ShownFormField[] }
type PreviewRequest = {
  document: readonly string[]
  language: SiteLanguage
  typed: Record<string, unknown>
}

type Props = {
  first: RenderedPreviewPage
  document: readonly string[]
  language: SiteLanguage
  draw: (request: PreviewRequest) => Promise<RenderedPreviewPage | 'refused' | 'unknown'>
}

// An inline style, because a style sheet would change how Next.js splits those of the site.
const MARKED_ELEMENT_OUTLINE = '2px solid var(--color-accent)'

/** The preview beside a form: it follows the typed values, and a click leads to the field. */
export function PreviewFrame({ first, document, language, draw }: Props) {
  const { page, places } = useUnsavedPreview(first, (typed) => draw({ document, language, typed }))
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const shown = frame.current
    const placeOf = (event: MouseEvent) =>
      findPointedElements(event)
        .map((pointed) => findPointedFieldPath(places, pointed))
        .find((path) => path !== null)
    const lead = (event: MouseEvent) => {
      const path = placeOf(event)
      if (path) sendMessageToForm({ preview: 'place', path })
      // Links and submit buttons do nothing here; controls that open, scroll or pause still work.
      const leaves = event.target instanceof Element && event.target.closest('a, [type="submit"]')
      if (!path && leaves) sendMessageToForm({ preview: 'state', state: 'elsewhere' })
      if (!path && !leaves) return
      event.preventDefault()
      event.stopPropagation()
    }
    let marked: HTMLElement | null = null
    const mark = (event: MouseEvent) => {
      marked?.style.removeProperty('outline')
      marked = placeOf(event) && event.target instanceof HTMLElement ? event.target : null
      marked?.style.setProperty('outline', MARKED_ELEMENT_OUTLINE)
      if (shown) shown.style.cursor = marked ? 'pointer' : ''
    }
    shown?.addEventListener('click', lead, true)
    shown?.addEventListener('mousemove', mark)
    return () => {
      shown?.removeEventListener('click', lead, true)
      shown?.removeEventListener('mousemove', mark)
    }
  }, [places])

  return (
    <div ref={frame}>
      <LastSuccessfulRendering
        onFailure={() => sendMessageToForm({ preview: 'state', state: 'failed' })}
      >
        {page}
      </LastSuccessfulRendering>
    </div>
  )
}
