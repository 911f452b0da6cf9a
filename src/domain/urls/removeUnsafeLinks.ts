import { sanitizeUrl } from './sanitizeUrl'

type RichTextNode = {
  type?: unknown
  fields?: { url?: unknown }
  children?: unknown
  root?: unknown
}

/** Replaces each unsafe link of a rich text by its words. */
export function removeUnsafeLinks(text: unknown): unknown {
  if (!isRichTextNode(text)) return text
  if (isRichTextNode(text.root)) return { ...text, root: removeUnsafeLinksInChildren(text.root) }
  return text
}

function removeUnsafeLinksInChildren(node: RichTextNode): RichTextNode {
  const { children } = node
  if (!Array.isArray(children)) return node
  return { ...node, children: children.flatMap(unwrapUnsafeLink) }
}

function unwrapUnsafeLink(node: unknown): unknown[] {
  if (!isRichTextNode(node)) return [node]
  const safe = removeUnsafeLinksInChildren(node)
  return isUnsafeLink(node) && Array.isArray(safe.children) ? safe.children : [safe]
}

function isUnsafeLink({ type, fields }: RichTextNode): boolean {
  if (type !== 'link' && type !== 'autolink') return false
  return sanitizeUrl(typeof fields?.url === 'string' ? fields.url : '') === ''
}

const isRichTextNode = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null
