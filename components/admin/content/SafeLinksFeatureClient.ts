'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'
import { unwrapUnsafeLinks } from './unwrapUnsafeLinks'

export const SafeLinksFeatureClient = createClientFeature({
  plugins: [{ Component: SafeLinksPlugin, position: 'normal' }],
})

function SafeLinksPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(() => unwrapUnsafeLinks(editor), [editor])
  return null
}
