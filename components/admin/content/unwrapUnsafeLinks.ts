import { AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical/client'
import type { ElementNode, LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { sanitizeUrl } from '@/src/domain/addresses/sanitizeUrl'

/**
 * Replaces each link that may not be shown by its words, those that the text has already included.
 * @returns how to stop
 */
export function unwrapUnsafeLinks(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(LinkNode, unwrapUnsafe),
    editor.registerNodeTransform(AutoLinkNode, unwrapUnsafe),
  )
}

// Each of the two has a type of its own for what it is stored as.
type Link = ElementNode & Pick<LinkNode, 'getFields'>

function unwrapUnsafe(link: Link) {
  if (sanitizeUrl(link.getFields().url ?? '') !== '') return
  for (const child of link.getChildren()) link.insertBefore(child)
  link.remove()
}
