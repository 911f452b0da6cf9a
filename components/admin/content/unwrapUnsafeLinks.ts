import { AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical/client'
import type { ElementNode, LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'

/**
 * Replaces each link with an unsafe URL by its text, now and on each later change.
 * @returns a function that removes the transforms
 */
export function unwrapUnsafeLinks(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(LinkNode, unwrapLinkIfUnsafe),
    editor.registerNodeTransform(AutoLinkNode, unwrapLinkIfUnsafe),
  )
}

// Supertype of `LinkNode` and `AutoLinkNode`, which have different types for their serialised form.
type AnyLinkNode = ElementNode & Pick<LinkNode, 'getFields'>

function unwrapLinkIfUnsafe(link: AnyLinkNode) {
  if (sanitizeUrl(link.getFields().url ?? '') !== '') return
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}
